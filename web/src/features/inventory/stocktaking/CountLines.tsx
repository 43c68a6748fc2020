// Counting by keyboard or scanner. What the books say is not shown: people count what they see, not what they expect.
import { parseScan } from '@praxora/barcode/parse-scan';
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import {
  isRefused,
  type NumberEntry,
  type NumberRule,
  numberOf,
  readEntry,
} from '@praxora/rules/number-entry';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBareUnits } from '../../../domain/inventory/bare-units.ts';
import { ExpiryDate } from '../../../domain/inventory/ExpiryDate.tsx';
import { soundRefused } from '../../../domain/scanner/refused-sound.ts';
import { useWedgeScanner } from '../../../domain/scanner/useWedgeScanner.ts';
import { formatNumber } from '../../../lib/format.ts';
import { onLeaving } from '../../../lib/on-leaving.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './Stocktaking.module.css';
import type { CountLine } from './stocktaking.queries.ts';

type Line = Stocktaking['lines'][number];

/** Nothing at all is a count too. */
const countRule: NumberRule = { least: 0, most: 1_000_000, decimals: 0 };

interface CountLinesProps {
  lines: readonly Line[];
  countLine: CountLine;
}

export function CountLines({ lines, countLine }: CountLinesProps) {
  const { t } = useTranslation('inventory');
  const list = useRef<HTMLUListElement>(null);
  const scannedLabels = useRef(new Set<string>());
  const counts = useCountsUnderWay(countLine);
  const [report, setReport] = useState('');

  const fields = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-count]') ?? [])];
  const fieldOf = (stockId: number) => fields().find((one) => one.dataset.count === String(stockId));

  function countLabel(text: string) {
    const scan = parseScan(text);
    const labelId = scan.kind === 'label' ? scan.labelId : null;
    const line = lines.find(({ labelIds }) => labelId !== null && labelIds.includes(labelId));
    if (!line || labelId === null) {
      soundRefused();
      setReport(t('stocktaking.unknown', { label: text }));
      return;
    }
    const field = fieldOf(line.stockId);
    field?.focus();
    field?.select();
    // A label sticks on one thing: seen twice, it is still one, also where a device of the practice saw it first.
    if (scannedLabels.current.has(labelId) || line.countedLabelIds.includes(labelId)) {
      setReport(t('stocktaking.scannedAgain', { name: line.articleName }));
      return;
    }
    scannedLabels.current.add(labelId);
    // A number typed and not yet saved counts too; what is no number counts for nothing.
    const shown = numberOf(readEntry(field?.value ?? '', countRule)) ?? line.counted;
    const before = shown === line.counted ? counts.latestOf(line) : shown;
    const counted = Math.min((before ?? 0) + line.unitsPerLabel, countRule.most);
    setReport(t('stocktaking.scanned', { name: line.articleName, number: formatNumber(counted, 0) }));
    void counts.count(line.stockId, counted, labelId).then((answer) => {
      // Refused: whoever scans it again counts it.
      if (answer === null) scannedLabels.current.delete(labelId);
    });
  }
  useWedgeScanner({ onScan: countLabel });

  return (
    <>
      <p className={classes.hint}>{t('stocktaking.scanHint')}</p>
      <p className={classes.report} role="status">
        {report}
      </p>
      <ul className={classes.lines} ref={list}>
        {lines.map((line) => (
          <CountedLine
            key={line.stockId}
            line={line}
            onCount={(counted) => void counts.count(line.stockId, counted)}
            onNext={() => {
              const all = fields();
              const next = all[all.findIndex((one) => one.dataset.count === String(line.stockId)) + 1];
              next?.focus();
              next?.select();
              if (!next) (document.activeElement as HTMLElement | null)?.blur();
            }}
          />
        ))}
      </ul>
      <p className={classes.hint}>{t('stocktaking.found')}</p>
    </>
  );
}

/** A scanner is faster than the server: the next label counts on from what is still on its way. */
function useCountsUnderWay(countLine: CountLine) {
  const underWay = useRef(new Map<number, { readonly counted: number | null }>());
  return {
    latestOf: ({ stockId, counted }: Line) => (underWay.current.get(stockId) ?? { counted }).counted,
    count: async (stockId: number, counted: number | null, labelId?: string) => {
      const own = { counted };
      underWay.current.set(stockId, own);
      const answer = await countLine(stockId, counted, labelId);
      if (underWay.current.get(stockId) === own) underWay.current.delete(stockId);
      return answer;
    },
  };
}

interface CountedLineProps {
  line: Line;
  onCount: (counted: number | null) => void;
  onNext: () => void;
}

function CountedLine({ line, onCount, onNext }: CountedLineProps) {
  const { t } = useTranslation('inventory');
  const { unitName } = useBareUnits();
  // What is typed is saved when the line is left, or the page with it. A scan that counts meanwhile makes it void.
  const [typed, setTyped] = useState<{ entry: NumberEntry; over: number | null } | null>(null);
  const entry = typed?.over === line.counted ? typed.entry : line.counted;
  const batch = line.batchNumber || t('stocktaking.line.noBatch');

  function save(counted: NumberEntry) {
    setTyped(isRefused(counted) ? { entry: counted, over: line.counted } : null);
    if (!isRefused(counted) && counted !== line.counted) onCount(counted);
  }

  const saveUnsettled = useEffectEvent(() => {
    if (typed?.over === line.counted) save(typed.entry);
  });
  useEffect(() => {
    const stop = onLeaving({ leave: () => saveUnsettled(), hide: () => saveUnsettled() });
    return () => {
      stop();
      saveUnsettled();
    };
  }, []);

  return (
    <li className={classes.line} data-counted={line.counted !== null || undefined}>
      <ProductPicture category={line.picture} size={40} />
      <div className={classes.lineWords}>
        <strong>{line.articleName}</strong>
        <span className={classes.batch}>{batch}</span>
      </div>
      <div className={classes.lineExpiry}>
        <ExpiryDate date={line.expirationDate} />
      </div>
      <NumberField
        className={classes.countField ?? ''}
        data-count={line.stockId}
        aria-label={t('stocktaking.field', { name: line.articleName, batch })}
        least={countRule.least}
        most={countRule.most}
        usual={{ name: line.articleName, most: Math.max(line.expected, line.unitsPerLabel) }}
        value={entry}
        onChange={(typing) => setTyped({ entry: typing, over: line.counted })}
        onSettle={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onNext();
        }}
      />
      <span className={classes.unit}>{unitName(line.unit, numberOf(entry) ?? 2)}</span>
      <IconCircleCheckFilled className={classes.done} size={18} aria-hidden />
    </li>
  );
}
