// Clients that repeat a piece of work until they are told to stop. A call that is not acknowledged is sent again under the same key until
// it is, as the web app does.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, ClusterClient } from './client.ts';
import type { Tally } from './tally.ts';

/** Milliseconds before a call is sent again. */
const pauseBeforeRepetition = 250;
/** After the clients were told to stop, for calls that are still being repeated. */
const longestRepetition = 120_000;

export interface Work {
  /** Its answers are counted under this name. */
  readonly kind: string;
  readonly clients: number;
  /** The clients have the addresses 127.0.1.firstAddress and following. */
  readonly firstAddress: number;
  readonly token: string;
  /** Milliseconds between two turns of a client. */
  readonly pause: number;
  readonly tally: Tally;
  takeTurn(sender: Sender, client: number, turn: number): Promise<void>;
}

/** The call was refused, or not acknowledged in time. */
class NotAcknowledged extends Error {}

export class Sender {
  readonly #client: ClusterClient;
  readonly #work: Work;
  readonly #isOver: () => boolean;

  constructor(client: ClusterClient, work: Work, isOver: () => boolean) {
    [this.#client, this.#work, this.#isOver] = [client, work, isOver];
  }

  /** Once. */
  async trySend(call: Call): Promise<void> {
    await this.#sendOnce(call);
  }

  /** Until it is acknowledged; a refusal is final, and counted as a fault. The data of the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers of all calls.
  async send(call: Call): Promise<any> {
    for (;;) {
      const { outcome, text } = await this.#sendOnce(call);
      if (outcome === 200) return JSON.parse(text).data;
      const isFinal = typeof outcome === 'number' && outcome < 500;
      if (isFinal || this.#isOver()) throw new NotAcknowledged(`${call.path}: ${outcome} ${text}`);
      await sleep(pauseBeforeRepetition);
    }
  }

  async #sendOnce(call: Call) {
    const answer = await this.#client.send(call);
    this.#work.tally.count(this.#work.kind, answer.outcome, answer.text);
    return answer;
  }
}

export class RepeatingClients {
  readonly #running: Promise<void>[];
  #isEnding = false;
  #endsAt = Number.POSITIVE_INFINITY;

  /** `ports`: where the product is asked. */
  constructor(ports: readonly number[], works: readonly Work[]) {
    this.#running = works.flatMap((work) =>
      Array.from({ length: work.clients }, (_, index) => this.#run(ports, work, index)),
    );
  }

  /** No new turns; those that were begun are brought to their end. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    this.#endsAt = Date.now() + longestRepetition;
    await Promise.all(this.#running);
  }

  async #run(ports: readonly number[], work: Work, index: number): Promise<void> {
    const client = new ClusterClient(ports, work.firstAddress + index, work.token);
    const sender = new Sender(client, work, () => Date.now() > this.#endsAt);
    try {
      for (let turn = 0; !this.#isEnding; turn += 1) {
        await work.takeTurn(sender, index, turn).catch(ignoreNotAcknowledged);
        await sleep(work.pause);
      }
    } finally {
      client.close();
    }
  }
}

/** The tally knows of it. */
function ignoreNotAcknowledged(error: unknown): void {
  if (!(error instanceof NotAcknowledged)) throw error;
}
