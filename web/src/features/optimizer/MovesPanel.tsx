// What moves from where to where, what each move saves, and what shipping and surcharges add to it.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { OptimizedCart } from '@praxora/contract/optimizer/optimizer.calls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onPhone } from '../../styles/breakpoints.ts';
import { MoveRow, PinnedRow } from './MoveRow.tsx';
import classes from './MovesPanel.module.css';
import { AddedLines, FeesLine, SavingLine } from './MovesSums.tsx';
import { movesOf, placesOf, positionCount } from './results.ts';

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
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const [showsAll, setShowsAll] = useState(false);
  const moves = useMemo(() => movesOf(result), [result]);
  const places = useMemo(() => placesOf(result.vendors), [result]);
  const shown = showsAll ? moves : moves.slice(0, firstRows);
  const staying = positionCount(result) - moves.length;

  return (
    <section className={classes.root} aria-labelledby="optimizer-moves">
      <div className={classes.head}>
        <h2 id="optimizer-moves">{t('moves.title', { count: moves.length })}</h2>
        {staying > 0 && <span className={classes.staying}>{t('moves.staying', { count: staying })}</span>}
      </div>
      <table className={classes.table} data-phone={isPhone || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('moves.article')}</th>
            <th scope="col">{t('moves.way')}</th>
            <th scope="col" className={classes.number}>
              {t('moves.unitPrice')}
            </th>
            <th scope="col" className={classes.number}>
              {t('moves.difference')}
            </th>
            <th scope="col">
              <span className={classes.hidden}>{t('moves.keep')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((move) => (
            <MoveRow
              key={move.positionId}
              move={move}
              isHighlighted={highlighted === move.positionId}
              onHighlight={onHighlight}
              onPin={() => onPin(move.positionId, true)}
            />
          ))}
          {pinned.map((positionId) => {
            const place = places.get(positionId);
            return (
              place && (
                <PinnedRow
                  key={positionId}
                  place={place}
                  onHighlight={onHighlight}
                  isHighlighted={highlighted === positionId}
                  onUnpin={() => onPin(positionId, false)}
                />
              )
            );
          })}
        </tbody>
        <tfoot>
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
        </tfoot>
      </table>
    </section>
  );
}
