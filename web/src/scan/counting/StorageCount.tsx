// Count of one storage: labels are scanned, quantities are typed, and all bookings wait in the queue while offline.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countedTime } from '../../domain/inventory/index.ts';
import { useUnitTexts } from '../../domain/shared/units.ts';
import { formatDate } from '../../lib/format.ts';
import { ScanFrame } from '../screens/ScanFrame.tsx';
import { WorkLine } from '../screens/WorkLine.tsx';
import type { Saved } from '../station/saved.ts';
import { useSnapshot } from '../station/useStation.ts';
import { CountSheet } from './CountSheet.tsx';
import { type Counted, isOfCount } from './counts.ts';
import { useCounting } from './useCounting.ts';

interface StorageCountProps {
  kept: Saved<Stocktaking>;
  again: () => void;
  onBack: () => void;
}

export function StorageCount({ kept, again, onBack }: StorageCountProps) {
  const { t } = useTranslation('scanModes');
  const counting = useCounting(kept);
  const { lines, asked } = counting;
  const done = lines.filter(({ counted }) => counted !== null).length;
  useLookAgain(kept.data.id, again);
  return (
    <ScanFrame
      title={kept.data.storageName}
      fact={t('count.progress', { counted: done, all: lines.length })}
      hint={t('count.hint')}
      report={counting.report}
      onText={counting.take}
      onBack={onBack}
      isPaused={asked !== null}
    >
      <h2 className="fz-18 fw-620 p-12-0-4">{t('count.lines')}</h2>
      {counting.hasEnded && <p className="quiet fz-15 p-14-0-20">{t('count.ended')}</p>}
      {lines.length === 0 && <p className="quiet fz-15 p-14-0-20">{t('count.empty')}</p>}
      <ul>
        {lines.map((line) => (
          <CountedLine key={line.line.stockId} of={line} onOpen={() => counting.ask([line.line.stockId])} />
        ))}
      </ul>
      <p className="quiet fz-15 p-14-0-20">{t('count.book')}</p>
      {asked && <CountSheet lines={asked} counting={counting} />}
    </ScanFrame>
  );
}

function CountedLine({ of: { line, counted }, onOpen }: { of: Counted; onOpen: () => void }) {
  const { t } = useTranslation('scanModes');
  const { amountText } = useUnitTexts();
  const unit = useUnit(line);
  return (
    <WorkLine
      name={line.articleName}
      picture={line.picture}
      state={counted === null ? 'open' : 'done'}
      facts={[
        line.batchNumber || t('count.noBatch'),
        line.expirationDate && t('receive.expiryFact', { day: formatDate(line.expirationDate) }),
        counted === null && t('count.notCounted'),
        line.countedBy &&
          counted === line.counted &&
          !line.countedBy.isOwn &&
          t('count.countedBy', { name: line.countedBy.name, time: countedTime(line.countedBy.at) }),
      ]}
      amount={counted === null ? '' : amountText(counted, unit)}
      onOpen={onOpen}
    />
  );
}

/** With its plural, where the device knows the article. */
function useUnit({ articleId, unit }: Counted['line']) {
  const { catalogue } = useSnapshot();
  return catalogue.byId(articleId)?.countingUnit ?? { id: 0, ...unit };
}

/** Reloads the stocktaking once all counts of this device are sent, including the counts of others. */
function useLookAgain(stocktakingId: number, again: () => void): void {
  const { bookings } = useSnapshot();
  const open = bookings.filter(
    (one) => isOfCount(one, stocktakingId) && (one.state === 'waiting' || one.state === 'sending'),
  ).length;
  const [before, setBefore] = useState(open);
  const look = useEffectEvent(again);
  const isDone = open === 0 && before > 0;
  if (open !== before) setBefore(open);
  useEffect(() => {
    if (isDone) look();
  }, [isDone]);
}
