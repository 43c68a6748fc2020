import { Group, Stack, UnstyledButton } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderAmount } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { Delivery, VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { AssignedCodes } from '../codes/AssignedCodes.tsx';
import { useArticleProduct, useMovements } from './article.queries.ts';
import { ConsumptionChart } from './ConsumptionChart.tsx';
import { movementKey } from './movement-text.ts';
import classes from './Overview.module.css';
import { pricedOffers } from './priced-offers.ts';
import { StockTable } from './StockTable.tsx';
import { signed } from './signed.ts';

/** How many of the latest movements the overview shows. */
export const shownMovements = 6;
const shownOffers = 4;

interface OverviewProps {
  article: ArticleDetail;
  onOpen: (tab: string) => void;
}

export function Overview({ article, onOpen }: OverviewProps) {
  const { t } = useTranslation('article');
  return (
    <div className={`${classes.columns} items-start grid gap-20`}>
      <Stack gap={20} miw={0}>
        {article.useInventory && <StockTable article={article} />}
        <ConsumptionChart article={article} />
      </Stack>
      <Stack gap={20} miw={0}>
        <OffersCard article={article} onOpen={() => onOpen('offers')} />
        <LatestMovements article={article} onOpen={() => onOpen('movements')} />
        <AssignedCodes articleId={article.id} />
        {article.notes.notice !== '' && (
          <section className="panel p-16-18" aria-labelledby="article-notes">
            <h2 id="article-notes">{t('overview.notes')}</h2>
            <p className="mt-8 anywhere pre-wrap">{article.notes.notice}</p>
          </section>
        )}
      </Stack>
    </div>
  );
}

function OffersCard({ article, onOpen }: { article: ArticleDetail; onOpen: () => void }) {
  const { t } = useTranslation('article');
  const { perUnit } = useUnitTexts();
  const suggestion = useOrderAmount(article.id);
  const { data: product } = useArticleProduct(article.productId);
  const offers = pricedOffers(product?.offers ?? [], Math.max(1, suggestion?.needed ?? 1));
  return (
    <section className="panel p-16-18" aria-labelledby="article-offers">
      <Group gap={12} wrap="nowrap" justify="space-between">
        <h2 id="article-offers">{t('overview.offers')}</h2>
        <UnstyledButton
          className="below-book-thumb inline-row gap-4 c-primary fz-note fw-560 mih-24 hover-td-underline"
          onClick={onOpen}
        >
          {t('overview.compare')}
          <IconArrowRight size={15} aria-hidden />
        </UnstyledButton>
      </Group>
      {offers.length === 0 && <p className="quiet fz-fact mt-8">{t('offers.none')}</p>}
      <ul className={`${classes.list} plain-list m-8-0-0`}>
        {offers.slice(0, shownOffers).map(({ offer, unitCents }) => (
          <li key={offer.offerId}>
            <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} />
            <span className="column flex-1 fz-note min-w-0">
              <VendorLink id={offer.vendorId} name={offer.vendorName} className={classes.name} />
              <span className="quiet fz-fact">
                <Delivery offer={offer} />
              </span>
            </span>
            <span className="px-num">
              <span className={classes.name}>{formatMoney(unitCents)}</span>{' '}
              <span className="quiet fz-fact">{perUnit(article.orderUnit)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestMovements({ article, onOpen }: { article: ArticleDetail; onOpen: () => void }) {
  const { t } = useTranslation('article');
  const { data } = useMovements(article.id, 0, shownMovements);
  return (
    <section className="panel p-16-18" aria-labelledby="article-latest">
      <Group gap={12} wrap="nowrap" justify="space-between">
        <h2 id="article-latest">{t('overview.latest')}</h2>
        <UnstyledButton
          className="below-book-thumb inline-row gap-4 c-primary fz-note fw-560 mih-24 hover-td-underline"
          onClick={onOpen}
        >
          {t('overview.all')}
          <IconArrowRight size={15} aria-hidden />
        </UnstyledButton>
      </Group>
      {data?.total === 0 && <p className="quiet fz-fact mt-8">{t('movement.none')}</p>}
      <ul className={`${classes.list} plain-list m-8-0-0`}>
        {data?.items.map((movement) => (
          <li key={movement.id}>
            <span
              className={`px-num ${classes.amount} fw-600 miw-thumb`}
              data-in={movement.amount > 0 || undefined}
            >
              {signed(movement.amount)}
            </span>
            <span className="column flex-1 fz-note min-w-0">
              <span>{t(movementKey(movement))}</span>
              <span className="quiet fz-fact">
                {[movement.storageName, movement.batchNumber].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="px-num quiet fz-fact">{formatDateTime(movement.bookedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
