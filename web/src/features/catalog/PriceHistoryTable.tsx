import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import classes from './PriceHistoryTable.module.css';
import type { PriceStep, ShownVendor } from './priceSteps.ts';

interface PriceHistoryTableProps {
  steps: readonly PriceStep[];
  vendors: readonly ShownVendor[];
}

/** The newest day on top. */
export function PriceHistoryTable({ steps, vendors }: PriceHistoryTableProps) {
  const { t } = useTranslation('catalog');
  const hasBought = steps.some(({ bought }) => bought !== null);
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? t('history.noPrice') : formatMoney(cents);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be focused, and what scrolls must be reachable
    <section className={classes.scroll} aria-label={t('history.title')} tabIndex={0}>
      <table className={`${classes.table} px-num`}>
        <thead>
          <tr>
            <th scope="col">{t('history.from')}</th>
            <th scope="col">{t('history.lowest')}</th>
            <th scope="col">{t('history.average')}</th>
            {hasBought && <th scope="col">{t('history.bought')}</th>}
            {vendors.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ at, lowestCents, averageCents, bought, byVendor }) => (
            <tr key={at}>
              <th scope="row">{formatDate(new Date(at))}</th>
              <td>{money(lowestCents)}</td>
              <td>{money(averageCents)}</td>
              {hasBought && (
                <td>
                  {bought &&
                    t('history.boughtAt', {
                      quantity: formatNumber(bought.quantity, 0),
                      price: formatMoney(bought.unitCents),
                    })}
                </td>
              )}
              {vendors.map(({ id }) => (
                <td key={id}>{money(byVendor[String(id)])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
