// The list for the answer to the vendor of a recall: what there is of the batch, what was used, and room to sign.
import { useTranslation } from 'react-i18next';
import { BlockMark, useBareUnits } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatDate } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { sumAmount } from './amount-of.ts';
import classes from './Recall.module.css';
import type { Entry } from './RecalledEntry.tsx';

export function VendorReply({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useBareUnits();
  const columns: Column<Entry>[] = [
    {
      key: 'article',
      head: t('recall.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: ({ articleName, manufacturer, block }) => (
        <>
          {articleName}
          <span className="quiet fz-caption block">{manufacturerText(manufacturer)}</span>
          {block && <BlockMark block={block} />}
        </>
      ),
    },
    { key: 'storage', head: t('recall.storage'), cell: ({ storageName }) => storageName },
    {
      key: 'came',
      head: t('recall.came'),
      cell: ({ receivedOn, vendorName }) => [formatDate(receivedOn), vendorName].filter(Boolean).join(', '),
    },
    {
      key: 'left',
      head: t('recall.left'),
      align: 'figure',
      cell: ({ amount, unit }) => amountText(amount, unit),
    },
    {
      key: 'used',
      head: t('recall.used'),
      align: 'figure',
      cell: ({ movements, unit }) => amountText(sumAmount(movements, 'consumption'), unit),
    },
    {
      key: 'disposed',
      head: t('recall.disposed'),
      align: 'figure',
      cell: ({ movements, unit }) => amountText(sumAmount(movements, 'write-off'), unit),
    },
    {
      key: 'back',
      head: t('recall.back'),
      align: 'figure',
      cell: ({ movements, unit }) => amountText(sumAmount(movements, 'return'), unit),
    },
  ];
  return (
    <section className={`${classes.reply} panel p-18-20-10 mb-20`} aria-label={t('recall.reply.title')}>
      <h3 className="mb-12">{t('recall.reply.of', { batch: batchNumber })}</h3>
      <DataTable
        columns={columns}
        rows={entries}
        keyOf={({ stockId }) => stockId}
        label={t('recall.reply.title')}
        phone="cards"
        className="cell-p-4 row-h-38 fz-note"
      />
      <p className={`${classes.sign} quiet fz-note`}>{t('recall.reply.sign')}</p>
    </section>
  );
}
