// Card of one combination to compare: cost, saving, and the number of parcels by vendor.
import { Group, VisuallyHidden } from '@mantine/core';
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { ParcelDelivery, VendorMonogram } from '../../vendors/index.ts';
import { Parcels } from './Parcels.tsx';
import classes from './ResultCard.module.css';
import { signedMoney } from './signed-money.ts';

type Totals = OptimizedCart['cartPriceDetail']['before'];

interface FiguresProps {
  totals: Totals;
  vendors: readonly OptimizedVendor[];
  parcelsBefore: number;
  isCurrent?: boolean;
  saving?: ReactNode;
}

/** More marks than these do not fit; the rest is counted, and the words name all. */
const mostMarks = 6;

export function Figures({ totals, vendors, parcelsBefore, isCurrent = false, saving }: FiguresProps) {
  const { t } = useTranslation('optimizer');
  // Every parcel has its mark, or is counted.
  const marked = vendors.slice(0, vendors.length > mostMarks ? mostMarks - 1 : mostMarks);
  return (
    <>
      <Group gap="6px 12px" justify="space-between" align="flex-end" mt={14}>
        <span className="fz-34 tabular fw-620 lts-28 lh-110 nowrap">{formatMoney(totals.netCents)}</span>
        {saving}
      </Group>
      <dl className="grid fz-note gap-7 m-16-0-0">
        <Line name={t('cards.goods')} cents={totals.goodsCents} />
        <Line name={t('cards.shipping')} cents={totals.shippingCents} isFee={!isCurrent} />
        <Line name={t('cards.surcharge')} cents={totals.surchargeCents} isFee={!isCurrent} />
      </dl>
      <div className="wrap gap-8-12 items-center line-top spread mt-14 mih-38 pt-14">
        <Parcels count={totals.packages} before={parcelsBefore} isCurrent={isCurrent} />
        <span className="inline-flex gap-3">
          <VisuallyHidden>
            {t('cards.vendors', { names: vendors.map(({ vendorName }) => vendorName).join(', ') })}
          </VisuallyHidden>
          {marked.map(({ vendorId, vendorName, vendorHue }) => (
            <span key={vendorId} title={vendorName}>
              <VendorMonogram name={vendorName} hue={vendorHue} size={vendors.length > 4 ? 20 : 24} />
            </span>
          ))}
          {marked.length < vendors.length && (
            <span className="quiet fz-caption self-center tabular ps-3" aria-hidden>
              {t('cards.moreVendors', { number: vendors.length - marked.length })}
            </span>
          )}
        </span>
      </div>
      <p className="wrap gap-2-10 quiet fz-fact mt-8">
        <ParcelDelivery offers={vendors.flatMap(({ cartPositions }) => cartPositions)} />
      </p>
    </>
  );
}

function Line({ name, cents, isFee = false }: { name: string; cents: number; isFee?: boolean }) {
  return (
    <div className={classes.line}>
      <dt className="quiet">{name}</dt>
      <dd className="px-num m-0" data-free={(isFee && cents === 0) || undefined}>
        {formatMoney(cents)}
      </dd>
    </div>
  );
}

/** Saved, the same, or more: told by words, sign and colour. */
export function Saving({ result, dearer }: { result: OptimizedCart; dearer: (amount: string) => string }) {
  const { t } = useTranslation('optimizer');
  const { savingCents, savingPercent: percent } = result.cartPriceDetail;
  if (savingCents === 0) return <span className={classes.same}>{t('cards.same')}</span>;
  const isSaving = savingCents > 0;
  // A saving that rounds to no percent is one all the same.
  const isUnderOne = percent < 1;
  const amount = formatMoney(Math.abs(savingCents));
  const saved = isUnderOne ? t('cards.savingUnder', { amount }) : t('cards.saving', { amount, percent });
  return (
    <span className={isSaving ? classes.saving : classes.dearer}>
      <VisuallyHidden>{isSaving ? saved : dearer(amount)}</VisuallyHidden>
      <span aria-hidden className="px-num">
        {signedMoney(-savingCents)}
        {isSaving && (
          <small className="fz-note fw-540">
            {isUnderOne ? t('cards.percentUnder') : t('cards.percent', { percent })}
          </small>
        )}
      </span>
    </span>
  );
}
