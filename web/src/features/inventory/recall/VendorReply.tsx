// The list for the answer to the vendor of a recall: what there is of the batch, what was used, and room to sign.
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { BlockMark } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { sumAmount } from './amount-of.ts';
import classes from './Recall.module.css';
import type { Entry } from './RecalledEntry.tsx';

export function VendorReply({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
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
      <ReplyHead batchNumber={batchNumber} entries={entries} />
      <DataTable
        columns={columns}
        rows={entries}
        keyOf={({ stockId }) => stockId}
        label={t('recall.reply.title')}
        phone="cards"
        className="cell-p-4 row-h-38 fz-note"
      />
      <ReplyFoot />
    </section>
  );
}

/** Who answers whom about what, on which day. */
function ReplyHead({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const { user } = useSession();
  const vendors = [...new Set(entries.map(({ vendorName }) => vendorName))].filter(Boolean);
  return (
    <div className="mb-12">
      <h3>{t('recall.reply.of', { batch: batchNumber })}</h3>
      <p className="fz-note">
        {t('recall.reply.from', {
          practice: user?.practice ?? '',
          date: formatDate(calendarDay(new Date())),
        })}
      </p>
      {vendors.length > 0 && (
        <p className="fz-note">{t('recall.reply.to', { vendors: vendors.join(', ') })}</p>
      )}
    </div>
  );
}

/** To be filled in by hand: what happens with the goods, and who says so. */
function ReplyFoot() {
  const { t } = useTranslation('inventory');
  const answers = [
    t('recall.reply.blocked'),
    t('recall.reply.sendBack'),
    t('recall.reply.disposed'),
    t('recall.reply.nothing'),
  ];
  const lines = [t('recall.reply.remarks'), t('recall.reply.place'), t('recall.reply.signature')];
  return (
    <div className={classes.foot}>
      <ul className="plain-list wrap gap-8-24 fz-note">
        {answers.map((answer) => (
          <li key={answer} className="flex gap-8 items-center">
            <span className={classes.box} aria-hidden />
            {answer}
          </li>
        ))}
      </ul>
      {lines.map((line) => (
        <p key={line} className={`${classes.line} quiet fz-caption`}>
          {line}
        </p>
      ))}
    </div>
  );
}
