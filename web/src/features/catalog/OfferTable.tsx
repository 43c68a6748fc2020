// Offers are columns, attributes rows, so that people compare along one line. Many vendors scroll inside the table.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyButton } from './BuyButton.tsx';
import classes from './OfferTable.module.css';
import type { Comparison, OfferRow } from './offerRows.tsx';
import { VendorHead } from './VendorHead.tsx';

export function OfferTable({ comparison, rows }: { comparison: Comparison; rows: readonly OfferRow[] }) {
  const { t } = useTranslation('catalog');
  const { compared, isHeld, onAdd, onFavorite, onHide } = comparison;
  const columns = compared.map((one) => ({
    one,
    id: one.offer.offerId,
    mark: { 'data-best': one.isBest || undefined, 'data-gone': !one.isBuyable || undefined },
  }));
  return (
    <div className={classes.scroll}>
      <table className={classes.table} style={{ '--vendors': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={classes.label}>
              <span className={classes.corner}>{t('offers.attributes')}</span>
            </th>
            {columns.map(({ one, id, mark }) => (
              <th key={id} scope="col" className={classes.cell} {...mark}>
                <VendorHead compared={one} onFavorite={onFavorite} onHide={onHide} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cell, isStrong }) => (
            <tr key={key}>
              <th scope="row" className={classes.label} data-strong={isStrong || undefined}>
                {label(t)}
              </th>
              {columns.map(({ one, id, mark }) => (
                <td key={id} className={classes.cell} {...mark}>
                  {cell(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes.label}>
              <span className={classes.corner}>{t('offers.order')}</span>
            </th>
            {columns.map(({ one, id, mark }) => (
              <td key={id} className={classes.cell} {...mark}>
                <BuyButton compared={one} isHeld={isHeld} onAdd={onAdd} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
