// Counting by keyboard or scanner. What the books say is not shown: people count what they see, not what they expect.
import { parseScan } from '@praxora/barcode/parse-scan';
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { readEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type OtherCount,
  otherCount,
  soundRefused,
  useWedgeScanner,
} from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { CountedLine } from './CountedLine.tsx';
import { type CountConflict, CountQuestion } from './CountQuestion.tsx';
import { countRule } from './count-rule.ts';
import type { Count, CountLine } from './stocktaking.queries.ts';

type Line = Stocktaking['lines'][number];

interface CountLinesProps {
  lines: readonly Line[];
  countLine: CountLine;
}

/** Counts a line, and asks first where that would take the place of what somebody else counted. */
function useCountsWithQuestion(countLine: CountLine) {
  const counts = useCountsUnderWay(countLine);
  const [conflict, setConflict] = useState<CountConflict | null>(null);

  async function send({ stockId, articleName }: Line, count: Omit<Count, 'stockId'>): Promise<boolean> {
    const answer = await counts.count({ stockId, ...count });
    if (answer === 'counted') return true;
    if (answer.refused) setConflict({ stockId, articleName, mine: count.counted, theirs: answer.refused });
    return false;
  }

  return {
    latestOf: counts.latestOf,
    conflict,
    keep: () => setConflict(null),
    use: (line: Line, counted: number | null, theirs: OtherCount) => {
      setConflict(null);
      void send(line, { counted, over: theirs.counted });
    },
    /** Saves a typed count, which is the total of the line. */
    countTyped: (line: Line, counted: number | null) => {
      const theirs = otherCount(line, counted);
      if (theirs)
        setConflict({ stockId: line.stockId, articleName: line.articleName, mine: counted, theirs });
      else void send(line, { counted });
    },
    /** A label adds to whatever is there, whoever counted it. */
    countLabel: (line: Line, counted: number, labelId: string) =>
      send(line, { counted, labelId, ...(line.counted === null ? {} : { over: line.counted }) }),
  };
}

export function CountLines({ lines, countLine }: CountLinesProps) {
  const { t } = useTranslation('inventory');
  const list = useRef<HTMLUListElement>(null);
  const scannedLabels = useRef(new Set<string>());
  const counts = useCountsWithQuestion(countLine);
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
    const shown = toNumber(readEntry(field?.value ?? '', countRule)) ?? line.counted;
    const before = shown === line.counted ? counts.latestOf(line) : shown;
    const counted = Math.min((before ?? 0) + line.unitsPerLabel, countRule.most);
    setReport(t('stocktaking.scanned', { name: line.articleName, number: formatNumber(counted, 0) }));
    void counts.countLabel(line, counted, labelId).then((isCounted) => {
      // Refused: whoever scans it again counts it.
      if (!isCounted) scannedLabels.current.delete(labelId);
    });
  }
  useWedgeScanner({ onScan: countLabel });

  return (
    <>
      <p className="quiet fz-note m-0-0-8">{t('stocktaking.scanHint')}</p>
      <p role="status">{report}</p>
      <ul className="plain-list" ref={list}>
        {lines.map((line) => (
          <CountedLine
            key={line.stockId}
            line={line}
            onCount={(counted) => counts.countTyped(line, counted)}
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
      {counts.conflict && <Question lines={lines} counts={counts} conflict={counts.conflict} />}
    </>
  );
}

interface QuestionProps {
  lines: readonly Line[];
  counts: ReturnType<typeof useCountsWithQuestion>;
  conflict: CountConflict;
}

function Question({ lines, counts, conflict }: QuestionProps) {
  const line = lines.find(({ stockId }) => stockId === conflict.stockId);
  return (
    line && (
      <CountQuestion
        conflict={conflict}
        onUse={(counted) => counts.use(line, counted, conflict.theirs)}
        onKeep={counts.keep}
      />
    )
  );
}

/** A scanner is faster than the server: the next label counts on from what is still on its way. */
function useCountsUnderWay(countLine: CountLine) {
  const underWay = useRef(new Map<number, { readonly counted: number | null }>());
  return {
    latestOf: ({ stockId, counted }: Line) => (underWay.current.get(stockId) ?? { counted }).counted,
    count: async (count: Count) => {
      underWay.current.set(count.stockId, count);
      const answer = await countLine(count);
      if (underWay.current.get(count.stockId) === count) underWay.current.delete(count.stockId);
      return answer;
    },
  };
}
