// What lies where, first expiry first; the menu of a row removes, writes off, moves, corrects, or takes back what
// was booked in by mistake.
import { ActionIcon, Menu } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type StockEntry, stockCalls } from '@praxora/contract/inventory/stock.calls';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowsMove,
  IconDots,
  IconMapPin,
  IconMinus,
  IconTrash,
  IconTruckReturn,
  IconX,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate } from '../../../domain/inventory/ExpiryDate.tsx';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { TakeBackDialog } from '../../../domain/receiving/TakeBackDialog.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { formatDate, formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { CorrectDialog } from '../stock/CorrectDialog.tsx';
import { useEntryName } from '../stock/EntryFacts.tsx';
import { MoveDialog } from '../stock/MoveDialog.tsx';
import { RemoveDialog } from '../stock/RemoveDialog.tsx';
import { WriteOffDialog } from '../stock/WriteOffDialog.tsx';
import { useStock } from './article.queries.ts';
import classes from './StockTable.module.css';

type Action = 'move' | 'correct' | 'remove' | 'writeOff' | 'cancel' | 'takeBack';
interface Asked {
  readonly action: Action;
  readonly entry: StockEntry;
}

/** By storage, in the order the server gives: what expires first. */
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = entries.filter(({ amount }) => amount > 0);
  const { defaultStorageId } = article.storageConfiguration;
  return (
    <section className={classes.panel} aria-labelledby="stock-title">
      <h2 id="stock-title" className={classes.title}>
        {t('table.title')}
      </h2>
      {shown.length === 0 ? (
        <p className={classes.none}>{article.hasMovements ? t('table.empty') : t('table.never')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('stock.batch')}</th>
              <th scope="col">{t('stock.expiry')}</th>
              <th scope="col">{t('table.received')}</th>
              <th scope="col">{t('table.from')}</th>
              <th scope="col" data-right>
                {t('table.value')}
              </th>
              <th scope="col" data-right>
                {t('stock.amount')}
              </th>
              <th scope="col">
                <span className={classes.hidden}>{t('table.actions')}</span>
              </th>
            </tr>
          </thead>
          {byStorage(shown).map(({ id, name, entries: inside }) => (
            <tbody key={id}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={5}>
                  <IconMapPin size={15} stroke={1.7} aria-hidden />
                  {name}
                  {id === defaultStorageId && <span className={classes.mark}>{t('table.default')}</span>}
                </th>
                <td data-right className="px-num">
                  {formatNumber(inside.reduce((sum, { amount }) => sum + amount, 0))}
                </td>
                <td />
              </tr>
              {inside.map((entry) => (
                <EntryRow key={entry.stockId} entry={entry} onAsk={(action) => setAsked({ action, entry })} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {asked && <AskedDialog article={article} asked={asked} onClose={() => setAsked(null)} />}
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

function EntryRow({ entry, onAsk }: { entry: StockEntry; onAsk: (action: Action) => void }) {
  const { t } = useTranslation('article');
  const entryName = useEntryName();
  const price = entry.orderUnitPriceCents;
  return (
    <tr>
      <td data-label={t('stock.batch')}>
        <span className={classes.batch}>{entry.batchNumber || t('table.noBatch')}</span>
        {entry.labelId !== null && (
          <div className={classes.small}>
            {t('table.labels', { label: entry.labelId, count: entry.labelIds.length })}
          </div>
        )}
      </td>
      <td data-label={t('stock.expiry')}>
        <ExpiryDate date={entry.expirationDate} />
      </td>
      <td data-label={t('table.received')} className="px-num">
        {formatDate(entry.receivedOn)}
      </td>
      <td data-label={t('table.from')}>{entry.vendorName || t('table.nobody')}</td>
      <td data-label={t('table.value')} data-right className="px-num">
        {price === null ? t('table.noPrice') : unitPrice(price, entry.unitsPerOrderUnit)}
        <div className={classes.small}>{t(priceTypeTexts[entry.priceType])}</div>
      </td>
      <td data-label={t('stock.amount')} data-right className={`px-num ${classes.amount}`}>
        {formatNumber(entry.amount)}
      </td>
      <td className={classes.menu}>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon aria-label={t('table.actionsOf', { name: entryName(entry) })}>
              <IconDots size={17} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconMinus size={16} aria-hidden />} onClick={() => onAsk('remove')}>
              {t('table.remove')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onAsk('writeOff')}>
              {t('table.writeOff')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => onAsk('move')}>
              {t('table.move')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconAdjustments size={16} aria-hidden />}
              onClick={() => onAsk('correct')}
            >
              {t('table.correct')}
            </Menu.Item>
            <Menu.Divider />
            {entry.receiptId !== null && (
              <Menu.Item
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => onAsk('takeBack')}
              >
                {t('table.takeBack')}
              </Menu.Item>
            )}
            {entry.receiptId === null && entry.orderId === null && (
              <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => onAsk('cancel')}>
                {t('table.cancel')}
              </Menu.Item>
            )}
            {entry.orderId !== null && (
              <Menu.Item
                component={Link}
                to={pathTo('order', { orderId: entry.orderId })}
                leftSection={<IconTruckReturn size={16} aria-hidden />}
              >
                {t('table.giveBack')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}

const unitPrice = (cents: number, units: number): string =>
  units > 1 ? formatUnitPrice(cents / units) : formatMoney(cents);

interface AskedDialogProps {
  article: ArticleDetail;
  asked: Asked;
  onClose: () => void;
}

function AskedDialog({ article, asked: { action, entry }, onClose }: AskedDialogProps) {
  if (action === 'move') return <MoveDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'correct') return <CorrectDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'remove') return <RemoveDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'writeOff') return <WriteOffDialog article={article} entry={entry} onClose={onClose} />;
  if (action === 'takeBack' && entry.receiptId !== null)
    return <TakeBackDialog receiptId={entry.receiptId} articleId={article.id} onClose={onClose} />;
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
