// The practice's own prices: agreed with a vendor of the marketplace, or of a vendor of its own.
import { ActionIcon, Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type PriceOffer, priceOfferCalls } from '@praxora/contract/inventory/price-offers.calls';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/approvals/clinic.ts';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { VendorMonogram } from '../../../domain/vendors/VendorMonogram.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { usePriceOffers } from './article.queries.ts';
import classes from './Offers.module.css';
import { PriceOfferDialog } from './PriceOfferDialog.tsx';

type Asked = { readonly edit: PriceOffer | null } | { readonly remove: PriceOffer };

export function PriceOffers({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { data: offers = [] } = usePriceOffers(article.id);
  const { canChange, approvers } = useAgreements();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <section aria-labelledby="own-prices">
      <div className={classes.head}>
        <div>
          <h2 id="own-prices">{t('ownPrices.title')}</h2>
          <p className={classes.text}>{t('ownPrices.text')}</p>
          {approvers !== null && (
            <p className={classes.text}>{t('ownPrices.approversOnly', { approvers })}</p>
          )}
        </div>
        {canChange && (
          <Button
            variant="default"
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => setAsked({ edit: null })}
          >
            {t('ownPrices.add')}
          </Button>
        )}
      </div>
      {offers.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('offers.vendor')}</th>
              <th scope="col">{t('offers.number')}</th>
              <th scope="col">{t('offers.minimum')}</th>
              <th scope="col">{t('ownPrices.discountable')}</th>
              <th scope="col" data-right>
                {t('offers.price')}
              </th>
              {canChange && (
                <th scope="col" data-right>
                  {t('table.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.id}>
                <td data-label={t('offers.vendor')}>
                  <span className={classes.vendor}>
                    <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} size={30} />
                    <span>
                      {offer.vendorName}
                      {offer.isCustomVendor && (
                        <div className={classes.small}>{t('ownPrices.ownVendor')}</div>
                      )}
                    </span>
                  </span>
                </td>
                <td data-label={t('offers.number')} className="px-num">
                  {offer.orderNumber || t('table.noBatch')}
                </td>
                <td data-label={t('offers.minimum')} className="px-num">
                  {formatNumber(offer.minimumOrderQuantity)}
                </td>
                <td data-label={t('ownPrices.discountable')}>
                  {offer.discountable ? t('ownPrices.yes') : t('ownPrices.no')}
                </td>
                <td data-label={t('offers.price')} data-right className="px-num">
                  <b>{formatMoney(offer.priceCents)}</b>
                </td>
                {canChange && (
                  <td data-right>
                    <span className={classes.menu}>
                      <ActionIcon
                        aria-label={t('ownPrices.editOf', { vendor: offer.vendorName })}
                        onClick={() => setAsked({ edit: offer })}
                      >
                        <IconPencil size={17} stroke={1.6} aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        aria-label={t('ownPrices.removeOf', { vendor: offer.vendorName })}
                        onClick={() => setAsked({ remove: offer })}
                      >
                        <IconTrash size={17} stroke={1.6} aria-hidden />
                      </ActionIcon>
                    </span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asked && 'edit' in asked && <PriceOfferDialog article={article} offer={asked.edit} onClose={close} />}
      {asked && 'remove' in asked && <RemoveOffer article={article} offer={asked.remove} onClose={close} />}
    </section>
  );
}

function RemoveOffer(props: { article: ArticleDetail; offer: PriceOffer; onClose: () => void }) {
  const { t } = useTranslation('article');
  const queryClient = useQueryClient();
  const { article, offer, onClose } = props;
  const vendor = offer.vendorName;
  const { version, hear } = useVersion(offer.version);
  return (
    <FormDialog
      title={t('ownPrices.removeTitle', { vendor })}
      action={t('ownPrices.removeAction', { vendor })}
      isDangerous
      onSubmit={async () => {
        const params = { priceOfferId: offer.id, articleId: article.id };
        await callApi(priceOfferCalls.deletePriceOffer, { params, query: { version } }).catch(hear);
        await invalidateInventory(queryClient);
        notify.success(t('ownPrices.removed', { vendor }));
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('ownPrices.removeText', { name: article.name })}</p>
    </FormDialog>
  );
}
