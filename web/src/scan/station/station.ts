// The device at work: keeps what is scanned, sends it when it can, and knows the articles. Screens look at its snapshot.
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { askServer, Refused } from '../lib/server.ts';
import { readAnswer, resolveName, toUndoBooking } from '../modes/bookings.ts';
import {
  type Booking,
  type BookingEvent,
  findUndoWay,
  isReversible,
  type NewBooking,
} from '../queue/booking.ts';
import { toOutcome } from '../queue/outcome.ts';
import { createQueueStore, type QueueStore } from '../queue/queue-store.ts';
import { type SendingResult, sendQueue } from '../queue/sender.ts';
import { createTabChannel, whileAlone } from './alone.ts';
import { ArticleKnowledge, type LookedUp } from './article-knowledge.ts';
import type { ArticleQuery } from './articles.ts';
import {
  type Pairing,
  type PairingResult,
  pairWith,
  practiceKey,
  readPairing,
  writePairing,
} from './pairing.ts';
import { readSaved, type Saved, writeSaved } from './saved.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const settledIsKeptMs = 7 * 24 * 60 * 60_000;

export class Station {
  readonly #database: IDBDatabase;
  readonly #store: QueueStore;
  readonly #articles: ArticleKnowledge;
  readonly #listeners = new Set<() => void>();
  readonly #tabs = createTabChannel(() => void this.#look());
  #snapshot: Snapshot = emptySnapshot;
  #isBusy = false;
  #isWantedAgain = false;
  #failures = 0;
  #timer = 0;

  constructor(database: IDBDatabase) {
    this.#database = database;
    this.#store = createQueueStore(database);
    this.#articles = new ArticleKnowledge(database, () => this.#show({ bookings: this.#snapshot.bookings }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#snapshot;

  async start(): Promise<void> {
    await this.#store.forgetSettledBefore(new Date(Date.now() - settledIsKeptMs).toISOString());
    await this.#look();
    if (!navigator.onLine) this.#show({ offlineSince: new Date().toISOString() });
    window.addEventListener('online', this.sendNow);
    window.addEventListener('offline', () => this.#noteNetwork(false));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.sendNow();
    });
    this.sendNow();
  }

  async pair(code: string): Promise<PairingResult> {
    const result = await pairWith(code);
    if (result.type !== 'paired') return result;
    await writePairing(this.#database, result.pairing);
    // The browser may throw away what nobody asked it to keep.
    void navigator.storage?.persist?.();
    this.#show({ stop: null });
    await this.#look();
    this.#tabs.tell();
    this.sendNow();
    return result;
  }

  /** Forgets the pairing, never the queue: what waits is shown, and sent when this practice is paired again. */
  async unpair(): Promise<void> {
    await writePairing(this.#database, undefined);
    this.#show({ stop: null });
    await this.#look();
    this.#tabs.tell();
  }

  /** Kept on the device when it is answered. What was begun before it is booked brings its own key: it comes in once. */
  async add(booking: NewBooking, key = newIdempotencyKey()): Promise<Booking> {
    const { pairing, bookings } = this.#snapshot;
    if (pairing === null) throw new Error('Nothing is scanned before the device is paired');
    const before = bookings.find((one) => one.key === key);
    if (before) return before;
    const added = await this.#store.add(booking, { key, practice: practiceKey(pairing) });
    await this.#changed();
    this.sendNow();
    return added;
  }

  async undo(key: string): Promise<void> {
    const { bookings } = this.#snapshot;
    const booking = bookings.find((one) => one.key === key);
    if (!booking) return;
    const way = findUndoWay(booking, bookings);
    const isGone = way === 'discard' && (await this.change(key, { type: 'discarded', at: now() })) !== null;
    // It went out the very moment it should have been thrown away: then it is taken back.
    if (way === 'reverse' || (way === 'discard' && !isGone && isReversible(booking)))
      await this.add(toUndoBooking(booking, now()));
  }

  /** Null: it is too late for it. */
  async change(key: string, event: BookingEvent): Promise<Booking | null> {
    const next = await this.#store.advance(key, event);
    await this.#changed();
    this.sendNow();
    return next;
  }

  /** Current answer of the server, else its last one; null: neither. Rejects with its refusal. */
  async lookUp<Data>(name: string, ask: (token: string) => Promise<Data>): Promise<Saved<Data> | null> {
    const { pairing } = this.#snapshot;
    if (pairing === null) return null;
    const fetchedAt = now();
    try {
      const answer = { fetchedAt, data: await ask(pairing.token) };
      this.#noteNetwork(true);
      await writeSaved(this.#database, pairing, name, answer);
      return answer;
    } catch (error) {
      const outcome = error instanceof Refused ? toOutcome(error.answer, 0) : null;
      if (outcome?.type === 'refused') throw error;
      if (outcome?.type === 'stopped') this.#show({ stop: outcome.why });
      if (outcome === null) this.#noteNetwork(false);
      return (await readSaved<Saved<Data>>(this.#database, pairing, name)) ?? null;
    }
  }

  /** The articles of a code as the server has them now; null: it cannot be asked. */
  readonly lookUpNow = (query: ArticleQuery): Promise<LookedUp | null> =>
    this.#whileOnline((pairing) => this.#articles.lookUp(pairing, query));

  /** Current answer of the server, for data that is not saved; null: it cannot be reached. */
  readonly askNow = <Data>(ask: (token: string) => Promise<Data>): Promise<Data | null> =>
    this.#whileOnline(({ token }) => ask(token));

  async #whileOnline<Data>(ask: (pairing: Pairing) => Promise<Data>): Promise<Data | null> {
    const { pairing, offlineSince, stop } = this.#snapshot;
    if (pairing === null || offlineSince !== null || stop !== null) return null;
    try {
      const answer = await ask(pairing);
      this.#noteNetwork(true);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) this.#noteNetwork(false);
      return null;
    }
  }

  /** Something begun, by its name; undefined forgets it. */
  async remember(name: string, fact: unknown): Promise<void> {
    const { pairing } = this.#snapshot;
    if (pairing !== null) await writeSaved(this.#database, pairing, name, fact);
  }

  async recall<Fact>(name: string): Promise<Fact | undefined> {
    const { pairing } = this.#snapshot;
    return pairing === null ? undefined : readSaved<Fact>(this.#database, pairing, name);
  }

  /** Also what is asked for by hand: tries at once, whatever was wrong before. */
  readonly sendNow = (): void => {
    window.clearTimeout(this.#timer);
    if (this.#isBusy) this.#isWantedAgain = true;
    else void this.#work();
  };

  async #work(): Promise<void> {
    this.#isBusy = true;
    do {
      this.#isWantedAgain = false;
      await this.#turn();
    } while (this.#isWantedAgain);
    this.#isBusy = false;
  }

  async #turn(): Promise<void> {
    const { pairing } = this.#snapshot;
    if (pairing === null) return;
    try {
      const result = await this.#send(pairing);
      this.#settle(result);
      if (result !== 'sent') return;
      if (await this.#articles.refresh(pairing)) this.#noteNetwork(true);
      await this.#articles.refreshOutdated(pairing, this.#ownBookings());
      await this.#nameBookings();
    } catch (error) {
      this.#failed(error);
    }
  }

  #send(pairing: Pairing): Promise<SendingResult> {
    return sendQueue({
      store: this.#store,
      practice: practiceKey(pairing),
      whileAlone,
      now: () => new Date(),
      readAnswer,
      send: async ({ method, path, body }, { key }) => {
        const answer = await askServer({ method, path, body, key, token: pairing.token }).catch(
          (error: unknown) => {
            this.#noteNetwork(false);
            throw error;
          },
        );
        this.#noteNetwork(true);
        return answer;
      },
      onProgress: () => void this.#changed(),
    });
  }

  #settle(result: SendingResult): void {
    if (result === 'sent') {
      this.#failures = 0;
      this.#show({ stop: null });
    } else if (result === 'later') this.#later();
    else if (result === 'elsewhere') this.#timer = window.setTimeout(this.sendNow, 5_000);
    else {
      this.#show({ stop: result });
      this.#later();
    }
  }

  async #nameBookings(): Promise<void> {
    let isChanged = false;
    for (const booking of this.#ownBookings()) {
      const shown = resolveName(booking, this.#snapshot.catalogue);
      if (shown === null) continue;
      await this.#store.advance(booking.key, { type: 'named', shown });
      isChanged = true;
    }
    if (isChanged) await this.#changed();
  }

  #failed(error: unknown): void {
    const outcome = error instanceof Refused ? toOutcome(error.answer, 0) : null;
    if (outcome?.type === 'stopped') this.#show({ stop: outcome.why });
    else if (outcome === null) this.#noteNetwork(false);
    this.#later();
  }

  #later(): void {
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)];
    this.#failures += 1;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.sendNow, wait);
  }

  #noteNetwork(isThere: boolean): void {
    const { offlineSince } = this.#snapshot;
    if (isThere && offlineSince !== null) {
      this.#show({ offlineSince: null });
      // Not every browser reports that the network is back, so any successful request sends the waiting bookings.
      this.#failures = 0;
      this.sendNow();
    }
    if (!isThere && offlineSince === null) this.#show({ offlineSince: now() });
  }

  async #changed(): Promise<void> {
    this.#tabs.tell();
    this.#show({ bookings: await this.#store.all() });
  }

  /** Everything as it is on the device: at the start, and when another tab changed it. */
  async #look(): Promise<void> {
    const pairing = (await readPairing(this.#database)) ?? null;
    const bookings = await this.#store.all();
    const isSame = pairing?.token === this.#snapshot.pairing?.token;
    if (!isSame) await this.#articles.recall(pairing);
    this.#show({ pairing, bookings });
  }

  #ownBookings({ pairing, bookings } = this.#snapshot): readonly Booking[] {
    const practice = pairing === null ? null : practiceKey(pairing);
    return bookings.filter((booking) => booking.practice === practice);
  }

  #show(change: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...change };
    // Scans and answers change the remaining stock.
    const catalogue =
      'bookings' in change ? this.#articles.catalogue(this.#ownBookings(next)) : next.catalogue;
    this.#snapshot = { ...next, catalogue };
    for (const listener of this.#listeners) listener();
  }
}

const now = (): string => new Date().toISOString();
