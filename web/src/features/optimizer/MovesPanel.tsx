// What moves from where to where, what each move saves, and what shipping and surcharges add to it.
import { Button } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/optimizer/optimizer.calls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movesOf, placesOf, positionCount } from '../../domain/optimizer/results.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import classes from './MovesPanel.module.css';
import { AddedLines, FeesLine, SavingLine } from './MovesSums.tsx';
import { type MoveRow, positionOf, useMoveColumns } from './move-columns.tsx';

interface MovesPanelProps {
  result: OptimizedCart;
  pinned: readonly number[];
  /** Pins the position to its vendor, or lets it go. */
  onPin: (positionId: number, isPinned: boolean) => void;
  highlighted: number | null;
  onHighlight: (positionId: number | null) => void;
}

/** More rows than these are shown on demand. */
const firstRows = 40;

export function MovesPanel({ result, pinned, onPin, highlighted, onHighlight }: MovesPanelProps) {
  const { t } = useTranslation('optimizer');
  const [showsAll, setShowsAll] = useState(false);
  const moves = useMemo(() => movesOf(result), [result]);
  const places = useMemo(() => placesOf(result.vendors), [result]);
  const shown = showsAll ? moves : moves.slice(0, firstRows);
  const rows: MoveRow[] = [
    ...shown.map((move) => ({ move })),
    ...pinned.flatMap((positionId) => {
      const place = places.get(positionId);
      return place ? [{ place }] : [];
    }),
  ];
  const columns = useMoveColumns(onPin);
  const staying = positionCount(result) - moves.length;

  return (
    <section className={classes.root} aria-labelledby="optimizer-moves">
      <div className={classes.head}>
        <h2 id="optimizer-moves">{t('moves.title', { count: moves.length })}</h2>
        {staying > 0 && <span className={classes.staying}>{t('moves.staying', { count: staying })}</span>}
      </div>
      <DataTable
        columns={columns}
        rows={rows}
        // A position may be pinned while the moves of the former run still stand.
        keyOf={(row) => ('move' in row ? positionOf(row) : `pinned-${positionOf(row)}`)}
        rowProps={(row) => {
          // Pointing at a row, or reaching its button by keyboard, points at its band as well.
          const point = () => onHighlight(positionOf(row));
          const leave = () => onHighlight(null);
          return {
            'data-highlighted': highlighted === positionOf(row) || undefined,
            onPointerEnter: point,
            onPointerLeave: leave,
            onFocus: point,
            onBlur: leave,
          };
        }}
        foot={
          <>
            {shown.length < moves.length && (
              <tr>
                <td colSpan={5}>
                  <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
                    {t('moves.showAll', { count: moves.length - shown.length })}
                  </Button>
                </td>
              </tr>
            )}
            <AddedLines result={result} />
            <FeesLine result={result} />
            <SavingLine result={result} />
          </>
        }
        phone="cards"
        isInset
        className={classes.table}
      />
    </section>
  );
}
