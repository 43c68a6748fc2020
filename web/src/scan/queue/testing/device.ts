// A device with its queue, as tests scan with it.
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { openScanDatabase } from '../../lib/scan-database.ts';
import { type Booking, type BookingAnswer, findUndoWay, type NewBooking } from '../booking.ts';
import { createQueueStore, type QueueStore } from '../queue-store.ts';
import { type SenderSurroundings, sendQueue } from '../sender.ts';
import type { CountingServer } from './counting-server.ts';

const aScan = (batch = 'full'): NewBooking => ({
  kind: 'remove',
  scannedAt: '2026-11-16T08:12:00.000Z',
  request: { method: 'POST', path: '/book', body: { batch } },
  undoes: null,
  shown: {
    articleId: null,
    name: '',
    picture: 'einweg',
    batchNumber: batch,
    amount: -1,
    unit: { de: 'Stück', en: 'piece' },
    code: 'PX000000000',
  },
});

const readAnswer = (booking: Booking, data: unknown): BookingAnswer => {
  const { bookingId, stock } = data as { bookingId: string; stock: number };
  const undo =
    booking.kind === 'remove' ? ({ method: 'POST', path: `/undo/${bookingId}`, body: {} } as const) : null;
  return { undo, stock, entries: [] };
};

export class TestDevice {
  readonly #store: QueueStore;
  readonly practice: string;

  constructor(database: IDBDatabase, practice = 'mine') {
    this.#store = createQueueStore(database);
    this.practice = practice;
  }

  /** Also after it was killed: what is on the device is all it has. */
  static readonly start = async (name: string, practice?: string): Promise<TestDevice> =>
    new TestDevice(await openScanDatabase(name), practice);

  readonly all = (): Promise<Booking[]> => this.#store.all();
  readonly scan = (batch?: string): Promise<Booking> =>
    this.#store.add(aScan(batch), { key: newIdempotencyKey(), practice: this.practice });
  readonly discard = (key: string) => this.#store.advance(key, { type: 'discarded', at: 'now' });
  readonly assign = async (key: string) => {
    const { request, shown } = aScan();
    if (request) await this.#store.advance(key, { type: 'assigned', request, shown });
  };

  readonly undo = async (key: string): Promise<void> => {
    const all = await this.all();
    const booking = all.find((one) => one.key === key);
    const way = booking ? findUndoWay(booking, all) : 'none';
    if (way === 'discard') await this.discard(key);
    if (way !== 'reverse' || !booking) return;
    const undoing = { ...aScan(), kind: 'undo', request: null, undoes: key } as const;
    await this.#store.add(undoing, { key: newIdempotencyKey(), practice: this.practice });
  };

  readonly send = (server: CountingServer, whileAlone: SenderSurroundings['whileAlone'] = (work) => work()) =>
    sendQueue({
      store: this.#store,
      practice: this.practice,
      send: server.send,
      whileAlone,
      now: () => new Date('2026-11-16T08:13:00Z'),
      readAnswer,
      onProgress: () => {},
    });
}
