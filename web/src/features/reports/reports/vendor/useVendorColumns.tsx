// The columns of orders by vendor, and the line below them.
import type { VendorRow } from '@praxora/contract/reports/order-reports';
import { IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VendorLink, VendorMonogram, vendorColour } from '../../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { percentChange } from '../parts/change.ts';
import parts from '../parts/ReportBody.module.css';
import { ShareBar } from '../parts/ShareBar.tsx';
import type { VendorReport } from './vendor-report.ts';

/** Fees belong to whole orders: where lines are told apart nobody says that there are none. */
const leftOut = '–';

export function useVendorColumns(answer: VendorReport | undefined): Column<VendorRow>[] {
  const { t } = useTranslation('reports');
  const whole = answer?.totals.netCents ?? 0;
  const greatest = Math.max(0, ...(answer?.items ?? []).map(({ netCents }) => netCents));
  const count = (key: 'orders' | 'positions' | 'units', head: string): Column<VendorRow> => ({
    key,
    head,
    align: 'figure',
    sort: key,
    cell: (row) => formatNumber(row[key], 0),
  });
  return [
    {
      key: 'vendor',
      head: t('vendor.vendor'),
      isRowHead: true,
      onPhone: 'whole',
      sort: 'vendor',
      cell: (row) => <Vendor row={row} />,
    },
    count('orders', t('vendor.orders')),
    count('positions', t('vendor.positions')),
    count('units', t('vendor.units')),
    ...(answer?.spanBefore
      ? [
          {
            key: 'before',
            head: t('vendor.before'),
            align: 'figure' as const,
            cell: ({ netCents, before }: VendorRow) => (
              <span className="quiet fz-note">
                {percentChange(netCents, before?.netCents ?? 0) ?? t('change.new')}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'share',
      head: t('vendor.share'),
      sort: 'share',
      onPhone: 'whole',
      hasNoLabel: true,
      cell: ({ netCents, hue }) => (
        <ShareBar part={netCents} whole={whole} greatest={greatest} colour={vendorColour(hue)} />
      ),
    },
    {
      key: 'fees',
      head: t('vendor.fees'),
      align: 'figure',
      cell: ({ shippingCents, surchargeCents }) => (
        <span className="quiet fz-note">
          {answer?.isOfLines ? leftOut : formatMoney(shippingCents + surchargeCents)}
        </span>
      ),
    },
    {
      key: 'value',
      head: t('vendor.value'),
      align: 'figure',
      sort: 'value',
      className: 'fw-620',
      cell: ({ netCents }) => formatMoney(netCents),
    },
  ];
}

function Vendor({ row: { vendorId, name, hue, isFavorite, returnedCents } }: { row: VendorRow }) {
  const { t } = useTranslation('reports');
  return (
    <span className="row gap-10 min-w-0">
      <VendorMonogram name={name} hue={hue} size={30} />
      <span className="lh-130 min-w-0">
        <VendorLink id={vendorId} name={name} className={parts.name} />
        {returnedCents > 0 && (
          <span className="px-num quiet fz-caption block">
            {t('vendor.returned', { value: formatMoney(returnedCents) })}
          </span>
        )}
      </span>
      {isFavorite && (
        <IconHeartFilled
          size={14}
          className="c-primary flex-none"
          role="img"
          aria-label={t('vendor.favorite')}
        />
      )}
    </span>
  );
}

/** Everything found, not only what is loaded. */
export function VendorFoot({ answer: { total, totals, spanBefore, isOfLines } }: { answer: VendorReport }) {
  const { t } = useTranslation('reports');
  const fees = totals.shippingCents + totals.surchargeCents;
  return (
    <tr>
      <td />
      <th scope="row">{t('vendor.total', { count: total, number: formatNumber(total, 0) })}</th>
      {[totals.orders, totals.positions, totals.units].map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <td key={index} data-right className="px-num">
          {formatNumber(figure, 0)}
        </td>
      ))}
      {spanBefore && <td />}
      <td />
      <td data-right className="px-num">
        {isOfLines ? leftOut : formatMoney(fees)}
      </td>
      <td data-right className="px-num">
        {formatMoney(totals.netCents)}
      </td>
    </tr>
  );
}
