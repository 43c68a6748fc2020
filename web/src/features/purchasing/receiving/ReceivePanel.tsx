// Goods of an order come in: how many of each position, in which lots, and where they go.
import { Button } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { IconChecks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftLine, labelsOfLine, toProgress, withDelivered } from '../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { StepBack } from '../../../ui/feedback/StepBack.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { emptyReceipt, receiptDraft } from './draft-store.ts';
import { firstLack, focusOn } from './go-on.ts';
import { LazyMoreThanOrdered } from './LazyMoreThanOrdered.tsx';
import { LineList } from './LineList.tsx';
import { LineRow } from './LineRow.tsx';
import { orderLines, type ShownLine, useOnlyStorage } from './order-lines.ts';
import { ReceiptFoot } from './ReceiptFoot.tsx';
import classes from './ReceivePanel.module.css';
import { RefusedScans } from './RefusedScans.tsx';
import { ScanBar } from './ScanBar.tsx';
import { useBookReceipt } from './useBookReceipt.ts';
import { useElsewhere } from './useElsewhere.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { type Lines, useLines } from './useLines.ts';
import { useScans } from './useScans.ts';
import { useStoredDraft } from './useStoredDraft.ts';

interface ReceivePanelProps {
  order: Order;
  /** Further information; the booking comes below it, at the foot of the page. */
  children?: ReactNode;
}

export function ReceivePanel({ order, children }: ReceivePanelProps) {
  // The units' names are needed once a position opens; they are fetched before, so that nothing flickers then.
  const { t } = useTranslation(['receiving', 'units']);
  const lines = orderLines(order, useLanguage(), useOnlyStorage());
  const stored = useStoredDraft(`order-${order.id}`, receiptDraft, emptyReceipt);
  const api = useLines(lines, stored);
  const booking = useBookReceipt(order, lines, stored, api);
  const scans = useScans({ lines, api, onMiss: useElsewhere(order, lines), orderId: order.id });

  const counted = lines.map((line) => ({
    ...{ quantity: 0, received: 0, ...line.counts },
    delivered: api.draftOf(line).delivered,
  }));
  const progress = toProgress(counted);
  const labels = lines.reduce((sum, line) => sum + labelsOfLine(line, api.draftOf(line)), 0);
  const { leaveTo, question } = useLeaveGuard(progress.now > 0, stored.clear);

  function discard() {
    const before = stored.draft;
    stored.clear();
    booking.forget();
    notify.success(t('discarded'), {
      undo: {
        place: `receipt ${order.id}`,
        label: t('undo'),
        onClick: () => stored.update(() => before),
      },
    });
  }

  return (
    <>
      <section className={`${classes.panel} column gap-14`} aria-label={t('panel')}>
        <ScanBar scans={scans}>
          <EverythingCame lines={lines} api={api} isBegun={progress.now > 0} />
          <StepBack place={`receipt ${order.id}`} />
        </ScanBar>
        <RefusedScans {...scans} />
        <LineList isOrdered>
          {lines.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              {...api.stateOf(line)}
              isBegun={progress.now > 0}
              orderId={order.id}
              onLeave={leaveTo}
            />
          ))}
        </LineList>
        <DeliveryFields
          deliveryNote={stored.draft.deliveryNote}
          happenedOn={stored.draft.happenedOn}
          onChange={(changes) => stored.update((before) => ({ ...before, ...changes }))}
        />
      </section>
      {children}
      <ReceiptFoot
        progress={progress}
        units={progress.now}
        labels={labels}
        isBusy={booking.isBusy}
        failure={booking.failure}
        onCancel={discard}
        onBook={booking.book}
      />
      {booking.expiredQuestion}
      {booking.asking.length > 0 && (
        <LazyMoreThanOrdered
          lines={booking.asking}
          deliveredOf={(line) => api.draftOf(line).delivered}
          onAccept={booking.acceptMore}
          onClose={booking.stopAsking}
        />
      )}
      {question}
    </>
  );
}

interface EverythingCameProps {
  lines: readonly ShownLine[];
  api: Lines;
  /** Something is filled in already: the button is about the rest. */
  isBegun: boolean;
}

/** Fills in what is missing of every line that nobody has touched yet. */
function EverythingCame({ lines, api, isBegun }: EverythingCameProps) {
  const { t } = useTranslation('receiving');
  const untouched = lines.filter((line) => !line.isComplete && api.draftOf(line).delivered === 0);
  if (untouched.length === 0) return null;

  /** The button that was pressed goes away: the focus goes on to what is still to be said. */
  function fillIn() {
    const filled = (line: ShownLine) => (before: DraftLine) => withDelivered(before, line.missing ?? 0);
    for (const line of untouched) api.change(line, filled(line));
    const drafts = (line: ShownLine) =>
      untouched.includes(line) ? filled(line)(api.draftOf(line)) : api.draftOf(line);
    focusOn(firstLack(lines, drafts));
  }

  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={17} stroke={1.7} aria-hidden />}
      onClick={fillIn}
    >
      {isBegun ? t('allOthers') : t('all')}
    </Button>
  );
}
