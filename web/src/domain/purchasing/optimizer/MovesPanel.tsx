// Table of moves: from which vendor to which, the saving of each, and the shipping and surcharges on top.
import { Button, Group } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './MovesPanel.module.css';
import { AddedLines, FeesLine, SavingLine } from './MovesSums.tsx';
import { type MoveRow, toPositionId, useMoveColumns } from './move-columns.tsx';
import { listMoves, type Pair, positionCount, stayingPairs } from './results.ts';

interface MovesPanelProps {
  result: OptimizedCart;
  /** Which of those that stay at the same price are shown as well; left out: none. */
  shows?: (pair: Pair) => boolean;
  /** Left out: nothing can be pinned. */
  pins?: {
    readonly pinned: readonly number[];
    /** Pins the position to its vendor, or lets it go. */
    readonly onPin: (positionId: number, isPinned: boolean) => void;
  };
  /** Left out: no drawing beside it shows the same. */
  pointer?: {
    readonly highlighted: number | null;
    readonly onHighlight: (positionId: number | null) => void;
  };
}

/** More rows than these are shown on demand. */
const firstRows = 40;

const nothingPinned: readonly number[] = [];

/** Everything that changes is a row, so that rows, fees and what is bought in addition make up the saving. */
function useMoveRows({ result, shows, pins }: MovesPanelProps) {
  const pinned = pins?.pinned ?? nothingPinned;
  return useMemo((): MoveRow[] => {
    const isPinned = ({ positionId }: Pair) => pinned.includes(positionId);
    return [
      // A position may be pinned while the moves of the former run still stand.
      ...listMoves(result).map((move) => ({ move, isPinned: isPinned(move) })),
      ...stayingPairs(result)
        .filter((pair) => pair.differenceCents !== 0 || isPinned(pair) || shows?.(pair))
        .map((staying) => ({ staying, isPinned: isPinned(staying) })),
    ];
  }, [result, shows, pinned]);
}

export function MovesPanel(props: MovesPanelProps) {
  const { result, pins, pointer } = props;
  const { t } = useTranslation('optimizer');
  const [showsAll, setShowsAll] = useState(false);
  const all = useMoveRows(props);
  const rows = showsAll ? all : all.slice(0, firstRows);
  const columns = useMoveColumns(pins?.onPin);
  const staying = positionCount(result) - result.moves.length;
  const sums = { result, hasActions: pins !== undefined };

  return (
    <section
      className={`${classes.root} panel min-w-0 overflow-hidden pt-16`}
      data-alone={pointer === undefined || undefined}
      aria-labelledby="optimizer-moves"
    >
      <Group gap="4px 16px" justify="space-between" align="baseline" p="0 18px">
        <h2 id="optimizer-moves">{t('moves.title', { count: result.moves.length })}</h2>
        {staying > 0 && <span className="quiet fz-note">{t('moves.staying', { count: staying })}</span>}
      </Group>
      <DataTable
        columns={columns}
        rows={rows}
        keyOf={toPositionId}
        rowProps={(row) => {
          // Pointing at a row, or reaching its button by keyboard, points at its band as well.
          const point = () => pointer?.onHighlight(toPositionId(row));
          const leave = () => pointer?.onHighlight(null);
          return {
            'data-highlighted': pointer?.highlighted === toPositionId(row) || undefined,
            onPointerEnter: point,
            onPointerLeave: leave,
            onFocus: point,
            onBlur: leave,
          };
        }}
        foot={
          <>
            {rows.length < all.length && (
              <tr>
                <td colSpan={columns.length}>
                  <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
                    {t('moves.showAll', { count: all.length - rows.length })}
                  </Button>
                </td>
              </tr>
            )}
            <AddedLines {...sums} />
            <FeesLine {...sums} />
            <SavingLine {...sums} />
          </>
        }
        phone="cards"
        isInset
        className={`${classes.table} cell-gap-6 cell-p-6 mt-6`}
      />
    </section>
  );
}
