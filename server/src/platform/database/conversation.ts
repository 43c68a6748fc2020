// Database conversation of one piece of work over one connection. Statements issued while an answer is pending, or all
// at once, are sent together in the next message.
import type { ClientBase } from 'pg';
import { Unavailable } from '../errors.ts';
import { toUnavailable } from './database-unavailable.ts';
import { exchange, type Outcome, type Statement } from './exchange.ts';

/** A connection taken from those that are shared, to be given back by whoever took it. */
export interface Connection {
  readonly client: ClientBase;
  readonly release: (isBroken: boolean) => void;
}
export type Connect = () => Promise<Connection>;

/** The outcome of each statement up to the first that fails. */
export async function say(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<{ outcomes: readonly Outcome[]; error: unknown }> {
  const { outcomes, error } = await exchange(client, statements);
  return { outcomes, error: error === undefined ? undefined : toUnavailable(error) };
}

interface Asked {
  readonly statement: Statement;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The connection is somebody else's by now, with another practice; or it was never prepared for this work. */
const over = () => new Error('The transaction is over');

/** What stands around the statements of a message. */
interface Frame {
  readonly before: readonly Statement[];
  /** What ends the transaction of this message; empty: the transaction goes on. */
  readonly after: readonly Statement[];
}

const rollback: Statement = { sql: 'rollback', values: [] };

export class Conversation {
  readonly #connect: Connect;
  readonly #frame: () => Frame;
  #taken: Promise<Connection> | undefined;
  #asked: Asked[] = [];
  #talking: Promise<void> | undefined;
  #isOver = false;
  isBroken = false;

  /** `frame`: asked for with each message. The connection is taken with the first statement. */
  constructor(connect: Connect, frame: () => Frame) {
    this.#connect = connect;
    this.#frame = frame;
  }

  ask(statement: Statement): Promise<Outcome> {
    if (this.#isOver) return Promise.reject(over());
    return new Promise((resolve, reject) => {
      this.#asked.push({ statement, resolve, reject });
      this.#talking ??= this.#talk().finally(() => {
        this.#talking = undefined;
      });
    });
  }

  async #talk(): Promise<void> {
    try {
      this.#taken ??= this.#connect();
      const { client } = await this.#taken;
      while (this.#asked.length > 0) {
        if (this.#isOver) throw over();
        await this.#say(client, this.#asked.splice(0));
      }
    } catch (error) {
      for (const { reject } of this.#asked.splice(0)) reject(error);
    }
  }

  async #say(client: ClientBase, asked: readonly Asked[]): Promise<void> {
    const { before, after } = this.#frame();
    const statements = [...before, ...asked.map(({ statement }) => statement), ...after];
    const { outcomes, error } = await say(client, statements);
    this.isBroken ||= error instanceof Unavailable;
    if (error !== undefined && after.length > 0) await this.#undo(client);
    // Without what goes ahead, anything later would run for no practice and outside of the transaction.
    if (outcomes.length < before.length) this.#isOver = true;
    for (const [index, { resolve, reject }] of asked.entries()) {
      const outcome = outcomes[before.length + index];
      if (outcome) resolve(outcome);
      else reject(error);
    }
  }

  /** The transaction of a message that failed is still open. */
  async #undo(client: ClientBase): Promise<void> {
    const { error } = await say(client, [rollback]);
    this.isBroken ||= error !== undefined;
  }

  /** When all that was asked is answered. Null: nothing was ever asked, or there was no connection. */
  async end(): Promise<Connection | null> {
    while (this.#talking) await this.#talking;
    this.#isOver = true;
    return this.#taken === undefined ? null : await this.#taken.catch(() => null);
  }
}
