// The batches in their bands, with boxes to mark them and what can be done with those that are marked.
import {
  type ExpiryListBand,
  type ExpiryRow,
  expiryListBand,
} from '@praxora/contract/inventory/expiry.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDialog, LazyPrintDialog, useUnblock } from '../../../domain/inventory/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { selectionColumn } from '../../../ui/table/selection.tsx';
import { useMarkedRows } from '../../../ui/table/useMarkedRows.ts';
import { BandHead } from './BandHead.tsx';
import { DisposeDialog } from './DisposeDialog.tsx';
import classes from './Expiry.module.css';
import { ExpiryBar } from './ExpiryBar.tsx';
import { ExpirySum } from './ExpirySum.tsx';
import type { ExpiryList } from './expiry.queries.ts';
import { useExpiryColumns } from './expiry-columns.tsx';
import { type ChangeView, type ExpiryView, isOpen, isOpenAtFirst } from './expiry-view.ts';
import { MoveBatchesDialog } from './MoveBatchesDialog.tsx';
import { type ExpiryAction, RowActions } from './RowActions.tsx';
import { listStockIds, useFirstUse } from './useExpiryActions.ts';

/** Labels of so many entries are printed at once. */
const mostLabelled = 200;

interface Asked {
  readonly action: 'block' | 'dispose' | 'move' | 'labels';
  readonly rows: readonly ExpiryRow[];
}

const keyOf = ({ stockIds }: ExpiryRow): string => stockIds.join();

interface ExpiryTableProps {
  list: ExpiryList;
  view: ExpiryView;
  onChange: ChangeView;
  /** The list of the view before, until the next one is there. */
  isOld: boolean;
}

export function ExpiryTable({ list, view, onChange, isOld }: ExpiryTableProps) {
  const { t } = useTranslation('inventory');
  const mayBook = usePermission('bookStock');
  const [marked, mark] = useMarkedRows<string, ExpiryRow>(JSON.stringify(view));
  const [asked, setAsked] = useState<Asked | null>(null);
  const first = useFirstUse();
  const unblock = useUnblock();
  const openBand = (band: ExpiryListBand) =>
    onChange(({ toggled }) => ({
      toggled: toggled.includes(band) ? toggled.filter((one) => one !== band) : [...toggled, band],
    }));
  const rows = view.isLeftOver ? list.rows.filter(({ leftOver }) => leftOver > 0) : list.rows;
  const here = rows.filter((row) => marked.has(keyOf(row)));
  const clear = () => mark(new Map());

  function act(action: ExpiryAction, of: readonly ExpiryRow[]) {
    const stockIds = listStockIds(of);
    if (action === 'first' || action === 'notFirst')
      void first.run({ stockIds, isFirst: action === 'first' }).then(clear);
    else if (action === 'unblock') void unblock.run({ stockIds, isWholeBatch: false });
    else setAsked({ action, rows: of });
  }
  const toggle = (some: readonly ExpiryRow[], areAll: boolean) => {
    const next = new Map(marked);
    for (const row of some) areAll ? next.delete(keyOf(row)) : next.set(keyOf(row), row);
    mark(next);
  };

  const columns = useListColumns({ rows, marked, mark, act, mayBook });
  const groups = bandGroups({ list, view, rows, marked, openBand, toggle: mayBook ? toggle : undefined });
  return (
    <>
      {rows.length === 0 && groups.length > 0 && <NothingExpires />}
      <DataTable
        columns={columns}
        groups={groups}
        keyOf={keyOf}
        rowProps={(row) => ({
          className: classes.row,
          'data-marked': marked.has(keyOf(row)) || undefined,
          'aria-busy': isOld || undefined,
        })}
        empty={
          <EmptyState guide="expiry" title={t('expiring.empty.title')} pictures={['anaesthesie']}>
            {t('expiring.empty.text')}
          </EmptyState>
        }
        label={t('expiring.list')}
        phone="cards"
        className={`${classes.table} cell-p-4 row-h-48`}
        foot={<ExpirySum list={list} columns={columns.length} isSelectable={mayBook} />}
      />
      {here.length > 0 && <ExpiryBar rows={here} onAct={act} onClear={clear} />}
      {asked?.action === 'dispose' && (
        <DisposeDialog rows={asked.rows} onDone={clear} onClose={() => setAsked(null)} />
      )}
      {asked?.action === 'move' && (
        <MoveBatchesDialog rows={asked.rows} onDone={clear} onClose={() => setAsked(null)} />
      )}
      {asked?.action === 'labels' && (
        <LazyPrintDialog
          source={{ stockIds: listStockIds(asked.rows).slice(0, mostLabelled) }}
          title={t('expiring.labelsOf', { count: asked.rows.length })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.action === 'block' && (
        <BlockDialog
          title={t('expiring.blockTitle', { count: asked.rows.length })}
          stockIds={listStockIds(asked.rows)}
          onDone={clear}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Later bands are told all the same. */
function NothingExpires() {
  const { t } = useTranslation('inventory');
  return (
    <p className="quiet m-0-0-12" role="status">
      {t('expiring.empty.title')}
    </p>
  );
}

type Marked = ReadonlyMap<string, ExpiryRow>;

interface ListColumns {
  rows: readonly ExpiryRow[];
  marked: Marked;
  mark: (marked: Marked) => void;
  act: (action: ExpiryAction, rows: readonly ExpiryRow[]) => void;
  mayBook: boolean;
}

/** Boxes and buttons are there for those who book. */
function useListColumns({ rows, marked, mark, act, mayBook }: ListColumns): Column<ExpiryRow>[] {
  const { t } = useTranslation('inventory');
  const columns = useExpiryColumns();
  if (!mayBook) return columns;
  return [
    selectionColumn<ExpiryRow, string>({
      ...{ marked, rows, keyOf },
      onMark: mark,
      allName: t('expiring.markAll'),
      nameOf: ({ articleName, batchNumber }) => t('expiring.mark', { name: articleName, batch: batchNumber }),
    }),
    ...columns,
    {
      key: 'actions',
      head: t('expiring.actions'),
      isHeadHidden: true,
      cell: (row) => <RowActions row={row} onAct={act} />,
    },
  ];
}

interface BandGroups {
  list: ExpiryList;
  view: ExpiryView;
  rows: readonly ExpiryRow[];
  marked: Marked;
  openBand: (band: ExpiryListBand) => void;
  /** Undefined: the role books nothing. */
  toggle: ((rows: readonly ExpiryRow[], areAllMarked: boolean) => void) | undefined;
}

/** A band of the span without a batch has no row; the others tell what is in them even while they are closed. */
const bandGroups = ({ list, view, rows, marked, openBand, toggle }: BandGroups) =>
  expiryListBand.options
    .map((band) => ({ band, inside: rows.filter((row) => row.band === band) }))
    .filter(
      ({ band, inside }) =>
        inside.length > 0 ||
        (!isOpenAtFirst(band) && view.span === 'upTo3Months' && list.bands[band].batches > 0),
    )
    .map(({ band, inside }) => {
      const isBandOpen = isOpen(view, band);
      const areAllMarked = inside.length > 0 && inside.every((row) => marked.has(keyOf(row)));
      const selection =
        toggle && (isBandOpen ? { areAllMarked, onToggle: () => toggle(inside, areAllMarked) } : null);
      return {
        key: band,
        rows: isBandOpen ? inside : [],
        head: (
          <BandHead
            band={band}
            figures={list.bands[band]}
            rows={inside}
            selection={selection}
            isOpen={isBandOpen}
            onOpen={() => openBand(band)}
          />
        ),
      };
    });
