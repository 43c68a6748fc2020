// A line of a count: what it is, who counted it, and the field for the number.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { isRefused, type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countedTime, ExpiryDate } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { onLeaving } from '../../../lib/on-leaving.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { countRule } from './count-rule.ts';
import classes from './Stocktaking.module.css';

type Line = Stocktaking['lines'][number];

/** Also by a colleague whose number a blind count does not show. */
export const isDone = ({ counted, countedBy, needsRecount }: Line): boolean =>
  !needsRecount && (counted !== null || countedBy !== null);

interface CountedLineProps {
  line: Line;
  onCount: (counted: number | null) => void;
  onNext: () => void;
}

export function CountedLine({ line, onCount, onNext }: CountedLineProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { unitName } = useUnitTexts();
  // Typed counts are saved when the line or the page is left. An own scan counted meanwhile voids them; a count by
  // somebody else does not: the user is asked.
  const [typed, setTyped] = useState<{ entry: NumberEntry; over: number | null } | null>(null);
  const isVoid = typed !== null && typed.over !== line.counted && line.countedBy?.isOwn !== false;
  const entry = typed && !isVoid ? typed.entry : line.counted;
  const batch = line.batchNumber || t('stocktaking.line.noBatch');

  const counterText = ({ name, at, isOwn }: NonNullable<Line['countedBy']>) =>
    isOwn
      ? t('stocktaking.countedBy.you', { time: countedTime(at) })
      : t('stocktaking.countedBy.other', { name: name || t('common:somebody'), time: countedTime(at) });

  function save(counted: NumberEntry) {
    setTyped(isRefused(counted) ? { entry: counted, over: line.counted } : null);
    if (!isRefused(counted) && counted !== line.counted) onCount(counted);
  }

  const saveUnsettled = useEffectEvent(() => {
    if (typed && !isVoid) save(typed.entry);
  });
  useEffect(() => {
    const stop = onLeaving({ leave: () => saveUnsettled(), hide: () => saveUnsettled() });
    return () => {
      stop();
      saveUnsettled();
    };
  }, []);

  return (
    <li
      className={`${classes.line} items-center line-bottom grid gap-4-14 p-8-0`}
      data-counted={isDone(line) || undefined}
    >
      <ProductPicture category={line.picture} size={40} />
      <div className={`${classes.lineWords} grid min-w-0 anywhere`}>
        <strong className="fw-560">{line.articleName}</strong>
        <span className="quiet fz-fact mono">{batch}</span>
        {line.needsRecount && <span className="c-warn fw-560 fz-fact">{t('stocktaking.recount.line')}</span>}
        {line.countedBy && <span className="quiet fz-fact">{counterText(line.countedBy)}</span>}
      </div>
      <div className={`${classes.lineExpiry} fz-note`}>
        <ExpiryDate date={line.expirationDate} />
      </div>
      <NumberField
        className={classes.countField ?? ''}
        data-count={line.stockId}
        aria-label={t('stocktaking.field', { name: line.articleName, batch })}
        least={countRule.least}
        most={countRule.most}
        {...(line.expected === null
          ? {}
          : { usual: { name: line.articleName, most: Math.max(line.expected, line.unitsPerLabel) } })}
        value={entry}
        onChange={(typing) => setTyped({ entry: typing, over: line.counted })}
        onSettle={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onNext();
        }}
      />
      <span className={`${classes.unit} quiet fz-note`}>{unitName(line.unit, toNumber(entry) ?? 2)}</span>
      <IconCircleCheckFilled className={classes.done} size={18} aria-hidden />
    </li>
  );
}
