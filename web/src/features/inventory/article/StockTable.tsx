// Table of stock by storage, first expiry first; the menu of a row removes, writes off, moves, corrects, or reverses a
// mistaken input.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BlockDialog,
  BlockMark,
  ExpiryDate,
  invalidateInventory,
  LazyPrintDialog,
  useUnblock,
} from '../../../domain/inventory/index.ts';
import { LazyTakeBackDialog } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { formatDate, formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { CorrectDialog } from '../stock/CorrectDialog.tsx';
import { useEntryName } from '../stock/EntryFacts.tsx';
import { MoveDialog } from '../stock/MoveDialog.tsx';
import { RemoveDialog } from '../stock/RemoveDialog.tsx';
import { useOpening } from '../stock/useOpening.ts';
import { WriteOffDialog } from '../stock/WriteOffDialog.tsx';
import { useStock } from './article.queries.ts';
import { type EntryAction, EntryMenu } from './EntryMenu.tsx';
import classes from './StockTable.module.css';

interface Dialog {
  readonly action: EntryAction;
  readonly entry: StockEntry;
}

/** Stock entries by storage, in the server's order: the earliest expiry first. */
function byStorage(entries: readonly StockEntry[]): { name: string; id: number; entries: StockEntry[] }[] {
  const groups = new Map<number, { name: string; id: number; entries: StockEntry[] }>();
  for (const entry of entries) {
    const group = groups.get(entry.storageId) ?? {
      name: entry.storageName,
      id: entry.storageId,
      entries: [],
    };
    group.entries.push(entry);
    groups.set(entry.storageId, group);
  }
  return [...groups.values()];
}

export function StockTable({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { data: entries = [] } = useStock(article.id);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const unblock = useUnblock();
  const opening = useOpening();
  const canOpen = ({ openedOn, block }: StockEntry) =>
    article.documentation.useWithinDays !== null && openedOn === null && block === null;
  const shown = entries.filter(({ amount }) => amount > 0);
  const { defaultStorageId } = article.storageConfiguration;
  const columns: Column<StockEntry>[] = [
    { key: 'batch', head: t('stock.batch'), cell: (entry) => <Batch entry={entry} /> },
    {
      key: 'expiry',
      head: t('stock.expiry'),
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} />,
    },
    {
      key: 'received',
      head: t('table.received'),
      align: 'digits',
      cell: ({ receivedOn }) => formatDate(receivedOn),
    },
    { key: 'from', head: t('table.from'), cell: ({ vendorName }) => vendorName || t('table.nobody') },
    {
      key: 'value',
      head: t('table.value'),
      align: 'figure',
      cell: (entry) => <Price article={article} entry={entry} />,
    },
    {
      key: 'amount',
      head: t('stock.amount'),
      align: 'figure',
      className: 'fw-600',
      cell: ({ amount }) => formatNumber(amount),
    },
    {
      key: 'actions',
      head: t('table.actions'),
      isHeadHidden: true,
      onPhone: 'corner',
      className: 'w-48',
      cell: (entry) => (
        <Permitted permission="bookStock">
          <EntryMenu
            entry={entry}
            onAsk={(action) => setDialog({ action, entry })}
            onOpen={canOpen(entry) ? () => void opening.run(entry.stockId) : undefined}
            onUnblock={() => void unblock.run({ stockIds: [entry.stockId], isWholeBatch: false })}
          />
        </Permitted>
      ),
    },
  ];
  return (
    <section className="panel overflow-hidden" aria-labelledby="stock-title">
      <h2 id="stock-title" className="p-18-18-12">
        {t('table.title')}
      </h2>
      {shown.length === 0 ? (
        <p className="quiet p-0-18-18">{article.hasMovements ? t('table.empty') : t('table.never')}</p>
      ) : (
        <DataTable
          columns={columns}
          groups={byStorage(shown).map(({ id, name, entries: inside }) => ({
            key: id,
            head: <StorageRow name={name} isDefault={id === defaultStorageId} entries={inside} />,
            rows: inside,
          }))}
          keyOf={({ stockId }) => stockId}
          phone="cards"
          isInset
          className={`${classes.table} cell-p-4 row-h-48`}
        />
      )}
      {dialog && <StockDialog article={article} dialog={dialog} onClose={() => setDialog(null)} />}
    </section>
  );
}

const priceTypeTexts = {
  maximum: 'table.priceType.maximum',
  average: 'table.priceType.average',
  lowest: 'table.priceType.lowest',
  notRecorded: 'table.priceType.notRecorded',
  paid: 'table.priceType.paid',
} as const;

function StorageRow(props: { name: string; isDefault: boolean; entries: readonly StockEntry[] }) {
  const { t } = useTranslation('article');
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={5}>
        <IconMapPin size={15} stroke={1.7} aria-hidden />
        {props.name}
        {props.isDefault && (
          <span className="bg-sheet bd-strong bdrs-6 fz-caption fw-450 ml-8 p-1-6">{t('table.default')}</span>
        )}
      </th>
      <td data-right className="px-num">
        {formatNumber(props.entries.reduce((sum, { amount }) => sum + amount, 0))}
      </td>
      <td />
    </tr>
  );
}

function Batch({ entry: { batchNumber, labelId, labelIds, block, openedOn } }: { entry: StockEntry }) {
  const { t } = useTranslation('article');
  return (
    <>
      <span className="mono fz-fact">{batchNumber || t('table.noBatch')}</span>
      {labelId !== null && (
        <div className="quiet fz-caption">
          {t('table.labels', { label: labelId, count: labelIds.length })}
        </div>
      )}
      {openedOn !== null && (
        <div className="quiet fz-caption">{t('table.openedOn', { date: formatDate(openedOn) })}</div>
      )}
      {block && <BlockMark block={block} />}
    </>
  );
}

function Price({
  article,
  entry: { orderUnitPriceCents: cents, unitsPerOrderUnit, priceType },
}: {
  article: ArticleDetail;
  entry: StockEntry;
}) {
  const { t } = useTranslation('article');
  const { perUnit } = useUnitTexts();
  return (
    <>
      {cents === null
        ? t('table.noPrice')
        : `${unitPrice(cents, unitsPerOrderUnit)} ${perUnit(article.countingUnit)}`}
      <div className="quiet fz-caption">{t(priceTypeTexts[priceType])}</div>
    </>
  );
}

const unitPrice = (cents: number, units: number): string =>
  units > 1 ? formatUnitPrice(cents / units) : formatMoney(cents);

interface StockDialogProps {
  article: ArticleDetail;
  dialog: Dialog;
  onClose: () => void;
}

function StockDialog({ article, dialog: { action, entry }, onClose }: StockDialogProps) {
  const { t } = useTranslation('article');
  if (action === 'move') return <MoveDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'correct') return <CorrectDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'remove') return <RemoveDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'writeOff') return <WriteOffDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'block')
    return (
      <BlockDialog
        title={t('table.blockTitle', { name: article.name })}
        stockIds={[entry.stockId]}
        onClose={onClose}
      />
    );
  if (action === 'labels')
    return <LazyPrintDialog source={{ stockId: entry.stockId }} title={article.name} onClose={onClose} />;
  if (action === 'takeBack' && entry.receiptId !== null)
    return <LazyTakeBackDialog receiptId={entry.receiptId} articleId={article.id} onClose={onClose} />;
  return <CancelDialog entry={entry} onClose={onClose} />;
}

function CancelDialog({ entry, onClose }: { entry: StockEntry; onClose: () => void }) {
  const { t } = useTranslation('article');
  const entryName = useEntryName();
  const keyOf = useBookingKey();
  const queryClient = useQueryClient();
  const name = entryName(entry);
  return (
    <FormDialog
      title={t('cancelInput.title', { name })}
      action={t('cancelInput.action', { name })}
      dismiss={t('cancelInput.keep')}
      isDangerous
      onSubmit={async () => {
        const { stockId } = entry;
        await callApi(stockCalls.cancelInput, { params: { stockId } }, keyOf(stockId));
        notify.success(t('cancelInput.done', { name }));
        await invalidateInventory(queryClient);
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('cancelInput.text')}</p>
    </FormDialog>
  );
}
