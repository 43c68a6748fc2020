// The receipt on the screen: its packs are scanned, a tap on a line says more about it, and one button books all of it.

import { IconArrowsSplit2, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraft, findProblems, lineProblems } from '../../domain/purchasing/index.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { CodeSheet } from '../screens/CodeSheet.tsx';
import { ScanFrame } from '../screens/ScanFrame.tsx';
import footClasses from '../screens/WorkFoot.module.css';
import { WorkLine } from '../screens/WorkLine.tsx';
import type { Saved } from '../station/saved.ts';
import { useSnapshot } from '../station/useStation.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LineSheet } from './LineSheet.tsx';
import { ReceiptQuestions } from './ReceiptQuestions.tsx';
import {
  countUnits,
  type OpenOrder,
  type ReceiptDraft,
  type ReceiptLine,
  type Storages,
  toReceiptLines,
} from './receipt.ts';
import { type Receipt, useReceipt } from './useReceipt.ts';

// The way on, in reach of the thumb; and the way out, which asks.
interface ReceiptFootProps {
  /** Counted in all. */
  units: number;
  onBook: () => void;
  onDiscard: (() => void) | null;
}

function ReceiptFoot({ units, onBook, onDiscard }: ReceiptFootProps) {
  const { t } = useTranslation('scanModes');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={footClasses.foot}>
      {units > 0 && onDiscard && (
        <IconButton icon={IconTrash} label={t('receive.discard')} onClick={() => setIsAsking(true)} />
      )}
      <Button kind="filled" isDisabled={units === 0} onClick={onBook}>
        {units === 0 ? t('receive.nothing') : t('receive.book', { count: units })}
      </Button>
      {isAsking && onDiscard && (
        <Sheet title={t('receive.discardTitle')} onClose={() => setIsAsking(false)}>
          <p className="quiet p-0-4-12">{t('receive.discardText')}</p>
          <div className="bg-sheet bottom--16 flex gap-10 mb--16 p-10-0-16 sticky">
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button kind="danger" onClick={onDiscard}>
              {t('receive.discard')}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}

interface OpenedOrderProps {
  kept: Saved<OpenOrder>;
  storages: Storages;
  begun: ReceiptDraft;
  /** Codes scanned before the order was open: they count now. */
  scans: readonly string[];
  isCorrection: boolean;
  onBack: () => void;
  onBooked: (key: string) => void;
}

export function OpenedOrder({
  kept,
  storages,
  begun,
  scans,
  isCorrection,
  onBack,
  onBooked,
}: OpenedOrderProps) {
  const { t } = useTranslation('scanModes');
  const { bookings } = useSnapshot();
  const [isAssigning, setIsAssigning] = useState(false);
  const others = bookings.filter(({ key }) => key !== begun.key);
  const lines = toReceiptLines(
    kept,
    storages.map(({ id }) => id),
    others,
  );
  const receipt = useReceipt({ kept, lines, begun, isCorrection });
  useEarlierScans(scans, receipt.take);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { draft } = receipt;
  const units = countUnits(lines, draft.lines);
  const opened = lines.find(({ key }) => key === openKey);

  function book() {
    setIsTried(true);
    const [first] = Object.keys(findProblems(lines, draft.lines)).map(Number);
    if (first !== undefined) setOpenKey(first);
    else setIsAsking(true);
  }
  return (
    <ScanFrame
      title={kept.data.vendorName}
      fact={kept.data.orderNumber}
      hint={t('receive.hint')}
      report={receipt.report}
      onText={receipt.take}
      onBack={onBack}
      isPaused={opened !== undefined || isAsking || isAssigning}
    >
      <UnknownCode lines={lines} receipt={receipt} isOpen={isAssigning} onOpen={setIsAssigning} />
      <h2 className="fz-18 fw-620 p-12-0-4">{t('receive.positions')}</h2>
      <ul>
        {lines.map((line) => (
          <PositionLine key={line.key} line={line} receipt={receipt} onOpen={() => setOpenKey(line.key)} />
        ))}
      </ul>
      <ReceiptFoot
        units={units}
        onBook={book}
        // A refused booking is discarded from the queue, which asks too.
        onDiscard={isCorrection ? null : () => void receipt.discard().then(onBack)}
      />
      {opened && (
        <LineSheet
          key={opened.key}
          line={opened}
          storages={storages}
          receipt={receipt}
          isTried={isTried}
          onClose={() => setOpenKey(null)}
        />
      )}
      {isAsking && (
        <ReceiptQuestions
          lines={lines}
          receipt={receipt}
          onBooked={onBooked}
          onStop={() => setIsAsking(false)}
        />
      )}
    </ScanFrame>
  );
}

interface UnknownCodeProps {
  lines: readonly ReceiptLine[];
  receipt: Receipt;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The code scanned last is of no article: it can be assigned to one of the order's, and counts then. */
function UnknownCode({ lines, receipt: { unknown, take }, isOpen, onOpen }: UnknownCodeProps) {
  const { t } = useTranslation('scanModes');
  const { catalogue } = useSnapshot();
  const articles = lines.flatMap(({ article }) => catalogue.byId(article?.id ?? 0) ?? []);
  if (unknown === null || articles.length === 0) return null;
  return (
    <div className="flex mt-12">
      <Button kind="soft" icon={IconArrowsSplit2} onClick={() => onOpen(true)}>
        {t('code.toItem')}
      </Button>
      {isOpen && (
        <CodeSheet
          unknown={unknown}
          likely={articles}
          onAssigned={() => take(unknown.text)}
          onClose={() => onOpen(false)}
        />
      )}
    </div>
  );
}

/** Once, however often the order is drawn. */
function useEarlierScans(scans: readonly string[], take: (text: string) => void): void {
  const taken = useRef(0);
  const takeRest = useEffectEvent((texts: readonly string[]) => {
    for (const text of texts.slice(taken.current)) take(text);
    taken.current = texts.length;
  });
  useEffect(() => takeRest(scans), [scans]);
}

interface PositionLineProps {
  line: ReceiptLine;
  receipt: Receipt;
  onOpen: () => void;
}

function PositionLine({ line, receipt, onOpen }: PositionLineProps) {
  const { t } = useTranslation('scanModes');
  const language = useLanguage();
  const draft = findDraft(receipt.draft.lines, line);
  const { delivered, lots } = draft;
  const lacks = lineProblems(line, draft) !== null;
  const [first] = lots;
  return (
    <WorkLine
      name={line.position.name[language]}
      picture={line.position.picture}
      state={lacks ? 'lacks' : delivered > 0 ? 'done' : 'open'}
      facts={[
        lacks && t('receive.lacks'),
        line.missing === 0 ? t('receive.complete') : t('receive.open', { count: line.missing }),
        delivered > 0 && first?.batchNumber ? lots.map(({ batchNumber }) => batchNumber).join(', ') : null,
        delivered > 0 && lots.length === 1 && first?.expirationDate
          ? t('receive.expiryFact', { day: formatDate(first.expirationDate) })
          : null,
        line.article === null && t('receive.notStored'),
      ]}
      amount={delivered === 0 ? '' : `+${delivered}`}
      onOpen={onOpen}
    />
  );
}
