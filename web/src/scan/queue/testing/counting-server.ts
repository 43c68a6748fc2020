// A server as the queue sees it: books a key once, answers the same again, refuses what is not there, and loses answers.
import type { Booking, ScanRequest } from '../booking.ts';
import type { ServerAnswer } from '../outcome.ts';

export type Network = 'up' | 'down' | 'losesAnswers';

interface Carried {
  readonly request: string;
  readonly answer: ServerAnswer;
}

export class CountingServer {
  network: Network = 'up';
  isBlocked = false;
  stock: number;
  /** Keys in the order they were booked. */
  readonly ledger: string[] = [];
  readonly reversed: string[] = [];
  readonly #carried = new Map<string, Carried>();

  constructor(stock: number) {
    this.stock = stock;
  }

  readonly send = async (request: ScanRequest, { key }: Booking): Promise<ServerAnswer> => {
    await Promise.resolve();
    if (this.network === 'down') throw new TypeError('Failed to fetch');
    const answer = this.#answer(request, key);
    if (this.network === 'losesAnswers') throw new TypeError('Failed to fetch');
    return answer;
  };

  #answer(request: ScanRequest, key: string): ServerAnswer {
    if (this.isBlocked) return refusal(401, 'DEVICE_BLOCKED');
    const text = JSON.stringify(request);
    const before = this.#carried.get(key);
    if (before) return before.request === text ? before.answer : refusal(422, 'IDEMPOTENCY_KEY_REUSED');
    const answer = request.path.startsWith('/undo/') ? this.#undo(request) : this.#book(request, key);
    if (answer.status === 200) this.#carried.set(key, { request: text, answer });
    return answer;
  }

  #book({ body }: ScanRequest, key: string): ServerAnswer {
    if (body.batch === 'empty' || this.stock === 0) return refusal(409, 'NOT_ENOUGH_STOCK');
    this.stock -= 1;
    this.ledger.push(key);
    return { status: 200, body: { data: { bookingId: key, stock: this.stock } } };
  }

  #undo({ path }: ScanRequest): ServerAnswer {
    const key = path.slice('/undo/'.length);
    if (!this.ledger.includes(key)) return refusal(404, 'NOT_FOUND');
    if (this.reversed.includes(key)) return refusal(409, 'BOOKING_UNDONE');
    this.stock += 1;
    this.reversed.push(key);
    return { status: 200, body: { data: { bookingId: `undo-${key}`, stock: this.stock } } };
  }
}

const refusal = (status: number, code: string): ServerAnswer => ({
  status,
  body: { errors: { error: code, code, params: { available: 0 }, data: [{ id: 1, title: 'Artinova' }] } },
});
