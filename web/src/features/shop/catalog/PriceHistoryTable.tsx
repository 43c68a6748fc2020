import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './PriceHistoryTable.module.css';
import type { PriceStep, ShownVendor } from './price-steps.ts';

interface PriceHistoryTableProps {
  steps: readonly PriceStep[];
  vendors: readonly ShownVendor[];
}

/** The newest day on top. */
export function PriceHistoryTable({ steps, vendors }: PriceHistoryTableProps) {
  const { t } = useTranslation('catalog');
  const hasBought = steps.some((step) => step.bought !== null);
  const bought: Column<PriceStep> = {
    key: 'bought',
    head: t('history.bought'),
    align: 'figure',
    cell: (step) =>
      step.bought &&
      t('history.boughtAt', {
        quantity: formatNumber(step.bought.quantity, 0),
        price: formatMoney(step.bought.unitCents),
      }),
  };
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? t('history.noPrice') : formatMoney(cents);
  const price = (key: string, head: string, of: (step: PriceStep) => number | null | undefined) =>
    ({ key, head, align: 'figure', cell: (step) => money(of(step)) }) satisfies Column<PriceStep>;
  const columns: Column<PriceStep>[] = [
    {
      key: 'from',
      head: t('history.from'),
      isRowHead: true,
      align: 'digits',
      cell: ({ at }) => formatDate(new Date(at)),
    },
    price('lowest', t('history.lowest'), ({ lowestCents }) => lowestCents),
    price('average', t('history.average'), ({ averageCents }) => averageCents),
    ...(hasBought ? [bought] : []),
    ...vendors.map(({ id, name }) => price(`vendor-${id}`, name, ({ byVendor }) => byVendor[String(id)])),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be focused, and what scrolls must be reachable
    <section className={classes.scroll} aria-label={t('history.title')} tabIndex={0}>
      <DataTable
        columns={columns}
        rows={steps.toReversed()}
        keyOf={({ at }) => at}
        stickyHead="box"
        className="cell-gap-12 cell-p-7 fz-note"
      />
    </section>
  );
}
