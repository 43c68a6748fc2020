// Offers are columns, attributes rows, so that people compare along one line. Many vendors scroll inside the table.
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { BuyButton } from './BuyButton.tsx';
import type { ComparedOffer } from './compare-offers.ts';
import classes from './OfferTable.module.css';
import type { Comparison, OfferRow } from './offer-rows.tsx';
import { VendorHead } from './VendorHead.tsx';

export function OfferTable({ comparison, rows }: { comparison: Comparison; rows: readonly OfferRow[] }) {
  const { t } = useTranslation('catalog');
  const { compared, isHeld, onAdd, onFavorite, onHide } = comparison;
  const marksOf = (one: ComparedOffer) => ({
    'data-best': one.isBest || undefined,
    'data-gone': !one.isBuyable || undefined,
  });
  const columns: Column<OfferRow>[] = [
    {
      key: 'attribute',
      head: t('offers.attributes'),
      isHeadHidden: true,
      isRowHead: true,
      marksOf: ({ isStrong }) => ({ 'data-strong': isStrong || undefined }),
      cell: ({ label }) => label(t),
    },
    ...compared.map((one) => ({
      key: String(one.offer.offerId),
      head: one.offer.vendorName,
      headContent: <VendorHead compared={one} onFavorite={onFavorite} onHide={onHide} />,
      marks: marksOf(one),
      cell: (row: OfferRow) => row.cell(one),
    })),
  ];
  return (
    <div className={classes.scroll}>
      <DataTable
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        foot={
          <tr>
            <th scope="row">
              <VisuallyHidden>{t('offers.order')}</VisuallyHidden>
            </th>
            {compared.map((one) => (
              <td key={one.offer.offerId} {...marksOf(one)}>
                <BuyButton compared={one} isHeld={isHeld} onAdd={onAdd} />
              </td>
            ))}
          </tr>
        }
        isInset
        className={`${classes.table} cell-gap-16 cell-p-12 fixed-columns`}
        style={{ '--vendors': compared.length } as CSSProperties}
      />
    </div>
  );
}
