// Sends the queue, one booking after the other in the order of scanning. Of all tabs one sends; where the browser cannot
// tell them apart, the server books what comes twice under one key once.
import { type Booking, type BookingAnswer, nextToSend, type ScanRequest } from './booking.ts';
import { type ServerAnswer, type Stop, toOutcome } from './outcome.ts';
import type { QueueStore } from './queue-store.ts';

export interface SenderSurroundings {
  readonly store: QueueStore;
  readonly practice: string;
  /** Rejects when nothing was answered. */
  readonly send: (request: ScanRequest, booking: Booking) => Promise<ServerAnswer>;
  /** Runs the work while no other tab does; answers undefined where another one does. */
  readonly whileAlone: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  readonly now: () => Date;
  readonly readAnswer: (booking: Booking, data: unknown) => BookingAnswer;
  /** Whenever something changed. */
  readonly onProgress: () => void;
}

/** Everything went out; somebody else sends; later again; or nothing is taken from this device any more. */
export type SendingResult = 'sent' | 'elsewhere' | 'later' | Stop;

export async function sendQueue(surroundings: SenderSurroundings): Promise<SendingResult> {
  const result = await surroundings.whileAlone(async () => {
    for (;;) {
      const booking = nextToSend(await surroundings.store.all(), surroundings.practice);
      if (booking === null) return 'sent';
      const stop = await sendOne(surroundings, booking);
      surroundings.onProgress();
      if (stop !== null) return stop;
    }
  });
  return result ?? 'elsewhere';
}

/** Null: the next one may go. */
async function sendOne(surroundings: SenderSurroundings, booking: Booking): Promise<Stop | 'later' | null> {
  const { store, now, readAnswer } = surroundings;
  const request = booking.request ?? (await undoRequest(store, booking));
  const at = () => now().toISOString();
  if (request === null) {
    await dropUndo(store, booking, at());
    return null;
  }
  const sent = await store.advance(booking.key, { type: 'sent' });
  if (sent === null) return null;
  const answer = await surroundings.send(request, sent).catch(() => null);
  const outcome = answer === null ? ({ type: 'later' } as const) : toOutcome(answer, sent.attempts);
  switch (outcome.type) {
    case 'booked': {
      const read = readAnswer(sent, outcome.data);
      await store.advance(booking.key, { type: 'answered', answer: read, at: at() });
      return null;
    }
    case 'refused':
      await store.advance(booking.key, { ...outcome, at: at() });
      return null;
    case 'later':
      await store.advance(booking.key, { type: 'unanswered' });
      return 'later';
    case 'stopped':
      await store.advance(booking.key, { type: 'unanswered' });
      return outcome.why;
  }
}

/** Known once what it takes back is booked, which went out before it. */
async function undoRequest(store: QueueStore, { undoes }: Booking): Promise<ScanRequest | null> {
  const target = (await store.all()).find(({ key }) => key === undoes);
  return target?.state === 'booked' ? (target.answer?.undo ?? null) : null;
}

/** Discards an undo with its refused booking: that one needs no undo, and the user does not want it any more. */
async function dropUndo(store: QueueStore, undo: Booking, at: string): Promise<void> {
  if (undo.undoes !== null) await store.advance(undo.undoes, { type: 'discarded', at });
  await store.advance(undo.key, { type: 'discarded', at });
}
