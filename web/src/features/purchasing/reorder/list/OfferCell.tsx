// Whom it is ordered from: the best offer, with the others to choose from in place.
import { Menu, UnstyledButton } from '@mantine/core';
import type { ReorderOffer, ReorderRow } from '@praxora/contract/purchasing/reorder';
import { nextOrderableQuantity } from '@praxora/rules/vendors/pricing-hints';
import { IconCheck, IconChevronDown, IconHeartFilled, IconHistory, IconTruck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { Delivery, VendorMonogram } from '../../../../domain/vendors/index.ts';
import button from '../../../../domain/vendors/vendors/OfferButton.module.css';
import { formatDate, formatMoney, formatUnitPrice } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import type { ReorderView } from '../address.ts';
import { type Line, unitPrice, vendorChange } from '../lines.ts';
import type { ChangeOfRow } from '../useRowChange.ts';
import classes from './OfferCell.module.css';

interface OfferCellProps {
  line: Line;
  view: Pick<ReorderView, 'favoritesFirst'>;
  onChange: (change: ChangeOfRow) => void;
}

export function OfferCell({ line, view, onChange }: OfferCellProps) {
  const { t } = useTranslation('reorder');
  const { perUnit } = useUnitTexts();
  const { row, offer, amount } = line;
  if (!offer) return <NoOffer row={row} />;
  const { vendorName, vendorHue } = offer;
  const quantity = nextOrderableQuantity(offer, Math.max(1, amount));
  return (
    <Menu position="bottom-start" width={340} shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={`${button.offer} row gap-8 bdrs-8 m--4 p-4 hover-bg-hover phone-thumb`}
          aria-label={t('offer.choose', { name: row.article.name, vendor: vendorName })}
        >
          <VendorMonogram name={vendorName} hue={vendorHue} size={28} />
          <span className={`${button.words} column fz-note lh-130 min-w-0 break-words`}>
            <span>
              <span className="px-num">{formatMoney(unitPrice(offer, quantity))}</span>
              {row.lastBought?.vendorId === offer.vendorId && (
                <IconHistory
                  size={13}
                  role="img"
                  aria-label={t('offer.lastBought')}
                  title={t('offer.lastBoughtOn', { date: formatDate(row.lastBought.at) })}
                />
              )}
              <IconChevronDown size={12} aria-hidden />
            </span>
            <span className="quiet fz-caption">{perUnit(row.article.orderUnit)}</span>
            <span className="quiet fz-caption">{vendorName}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('offer.menu', { name: row.article.name })} className={classes.menu ?? ''}>
        {row.offers.map((other) => (
          <Menu.Item
            key={other.offerId}
            disabled={other.availability === 'unavailable'}
            aria-current={other.vendorId === offer.vendorId ? 'true' : undefined}
            onClick={() => onChange({ articleId: line.articleId, change: vendorChange(row, other, view) })}
            rightSection={other.vendorId === offer.vendorId && <IconCheck size={16} aria-hidden />}
            leftSection={<VendorMonogram name={other.vendorName} hue={other.vendorHue} size={32} />}
          >
            <OfferWords row={row} offer={other} amount={amount} />
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={pathTo('vendors', { vendorId: offer.vendorId })}
          leftSection={<IconTruck size={17} stroke={1.7} aria-hidden />}
        >
          {t('offer.openVendor', { vendor: vendorName })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Facts for choosing an offer: the price at this quantity, the price per content unit, the delivery time, the minimum
 * quantity.
 */
function OfferWords({ row, offer, amount }: { row: ReorderRow; offer: ReorderOffer; amount: number }) {
  const { t } = useTranslation('reorder');
  const { amountText, unitName, perUnit } = useUnitTexts();
  const { article, lastBought, bestVendorId } = row;
  const quantity = nextOrderableQuantity(offer, Math.max(1, amount));
  const price = unitPrice(offer, quantity);
  const size = article.consumptionUnitCount;
  return (
    <span className="column gap-2">
      <span className={`${classes.line} row gap-5`}>
        <b className="fw-600">{offer.vendorName}</b>
        {offer.isFavorite && (
          <IconHeartFilled size={13} className="c-primary" role="img" aria-label={t('offer.favorite')} />
        )}
        <span className="px-num">
          <b className="fw-600">{formatMoney(price)}</b> {perUnit(article.orderUnit)}
        </span>
      </span>
      <span className="wrap gap-0-10 quiet fz-caption">
        {size > 1 && (
          <span className="px-num">
            {t('offer.each', {
              price: formatUnitPrice(price / size),
              unit: unitName(article.consumptionUnit, 1),
            })}
          </span>
        )}
        {offer.minimumQuantity > 1 && (
          <span className="px-num">
            {t('offer.minimum', { amount: amountText(offer.minimumQuantity, article.orderUnit) })}
          </span>
        )}
        <Delivery offer={offer} />
      </span>
      {(offer.vendorId === bestVendorId || lastBought?.vendorId === offer.vendorId) && (
        <span className={`${classes.marks} wrap gap-4-8 fz-caption`}>
          {offer.vendorId === bestVendorId && (
            <span className="inline-row gap-4 quiet" data-best>
              {t('offer.best')}
            </span>
          )}
          {lastBought?.vendorId === offer.vendorId && (
            <span
              className="inline-row gap-4 quiet"
              title={t('offer.lastBoughtOn', { date: formatDate(lastBought.at) })}
            >
              <IconHistory size={13} aria-hidden />
              {t('offer.lastBought')}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** Its own price makes it something that can be ordered. */
function NoOffer({ row: { article, lastBought } }: { row: ReorderRow }) {
  const { t } = useTranslation('reorder');
  return (
    <div className="column gap-1 quiet fz-caption">
      <span>{lastBought ? t('offer.gone', { vendor: lastBought.vendorName }) : t('offer.none')}</span>
      <Link
        className="c-primary fw-540"
        to={pathTo('article', { articleId: article.id }, { tab: 'offers', price: 'new' })}
      >
        {t('offer.addPrice')}
      </Link>
    </div>
  );
}
