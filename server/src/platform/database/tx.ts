// The one way to send SQL: prepared statements, rows out. A transaction begins with its first query.
import type { ClientBase, QueryResultRow } from 'pg';
import { Refusal, Unavailable } from '../errors.ts';
import { type Connect, type Connection, Conversation, say } from './conversation.ts';
import { refusedToUnavailable } from './database-unavailable.ts';
import type { Outcome, Statement } from './exchange.ts';
import { nameThePractice } from './practice-parameter.ts';
import { localSetting, type Setting } from './settings.ts';

/** `$practice` in a statement stands for the practice of its transaction. */
export interface Tx {
  /** All rows. */
  rows<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or null. */
  maybe<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row | null>;
  /** The first row; none is a fault of the program. */
  one<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row>;
  /** How many rows were written. */
  run(sql: string, values?: readonly unknown[]): Promise<number>;
}

type Send = (statement: Statement) => Promise<Outcome>;

function txOver(send: Send): Tx {
  const rows: Tx['rows'] = async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await send({ sql, values })).rows as Row[];
  const maybe: Tx['maybe'] = async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) =>
    (await rows<Row>(sql, values))[0] ?? null;
  return {
    rows,
    maybe,
    one: async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => {
      const row = await maybe<Row>(sql, values);
      if (row === null) throw new Error(`A row was expected of: ${sql}`);
      return row;
    },
    run: async (sql, values = []) => (await send({ sql, values })).rowCount,
  };
}

/** Sends a single statement outside a transaction. */
async function sayOne(client: ClientBase, only: Statement): Promise<Outcome> {
  const { outcomes, error } = await say(client, [only]);
  if (outcomes[0] === undefined) throw told(closedToRefusal(refusedToUnavailable(error)));
  return outcomes[0];
}

/** Where it was asked from, instead of where the answer came in. */
function told(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, told);
  return error;
}

/** SQL outside a transaction, each statement for itself. */
export function plainTx(client: ClientBase): Tx {
  return txOver((next) => sayOne(client, next));
}

/** Runs each statement on whichever connection is free, without a transaction around them. */
export function sharedTx(connect: Connect): Tx {
  return txOver(async (next) => {
    const { client, release } = await connect();
    let isBroken = false;
    try {
      return await sayOne(client, next);
    } catch (error) {
      isBroken = error instanceof Unavailable;
      throw error;
    } finally {
      release(isBroken);
    }
  });
}

const statement = (sql: string, ...values: readonly unknown[]): Statement => ({ sql, values });
const [begin, beginReading] = [statement('begin'), statement('begin read only')];
const [commit, rollback] = [statement('commit'), statement('rollback')];

/** The language of the person who reads the answer; the database words the pseudonyms of erased persons in it. */
export type ReaderLanguage = 'de' | 'en';

/** Of the practice that row level security lets through, and of its reader. Without a language, German is meant. */
export interface Reader {
  readonly practiceId: number | null;
  readonly language?: ReaderLanguage | undefined;
  /** Milliseconds for one statement. A pooler drops the one that the connection asked for when it was made. */
  readonly statementLimit?: number | undefined;
  /** Whether the transaction changes something of the practice: refused while the practice is closed. */
  readonly isChange?: boolean;
}

const readerSettings = ({ practiceId, language, statementLimit = 0 }: Reader): Statement[] => [
  localSetting('app.practice_id', practiceId ?? ''),
  ...(language === undefined || language === 'de' ? [] : [localSetting('app.language', language)]),
  localSetting('statement_timeout', statementLimit),
];

/** Fails where the practice is closed to changes. */
const beginChange = ({ practiceId }: Reader): Statement =>
  statement('select begin_practice_change($1::integer)', practiceId);

/** Raised by `begin_practice_change` where the practice is closed to changes. */
const closedToRefusal = (error: unknown): unknown =>
  (error as { code?: unknown }).code === 'PX001' ? new Refusal('PRACTICE_CLOSED') : error;

/** Lasts until the transaction ends. */
export const setLocal = (tx: Tx, setting: Setting, value: string | number): Promise<number> =>
  tx.run(localSetting(setting, value).sql);

/** For work that learns the language inside its transaction. */
export const setLanguage = (tx: Tx, language: ReaderLanguage): Promise<number> =>
  setLocal(tx, 'app.language', language);

/**
 * For the owner's transactions, which see the rows of all practices: from here on the transaction is of this practice, and
 * `$practice` in the statements of the answered one stands for it.
 */
export async function actForPractice(tx: Tx, practiceId: number): Promise<Tx> {
  await setLocal(tx, 'app.practice_id', practiceId);
  const name =
    <Result>(ask: (sql: string, values: readonly unknown[]) => Promise<Result>) =>
    (sql: string, values: readonly unknown[] = []): Promise<Result> => {
      const named = nameThePractice({ sql, values }, practiceId);
      return ask(named.sql, named.values);
    };
  return {
    rows: name(tx.rows) as Tx['rows'],
    maybe: name(tx.maybe) as Tx['maybe'],
    one: name(tx.one) as Tx['one'],
    run: name(tx.run),
  };
}

const txOf = (conversation: Conversation, { practiceId }: Reader, explain: (error: unknown) => unknown): Tx =>
  txOver(async (next) =>
    conversation.ask(nameThePractice(next, practiceId)).catch((error: unknown) => {
      throw told(explain(error));
    }),
  );

/**
 * Runs `work` in a transaction that sees only the given practice (or none, for the platform's own tables).
 * The connection is taken and the transaction begun with the first query, in one message: work without SQL costs nothing.
 */
export async function inTransaction<Result>(
  connect: Connect,
  reader: Reader,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let opening = [begin, ...readerSettings(reader), ...(reader.isChange ? [beginChange(reader)] : [])];
  const conversation = new Conversation(connect, () => {
    const before = opening;
    opening = [];
    return { before, after: [] };
  });
  let result: Result;
  try {
    result = await work(txOf(conversation, reader, refusedToUnavailable));
  } catch (error) {
    await finish(await conversation.end(), rollback).catch(() => undefined);
    throw closedToRefusal(error);
  }
  await finish(await conversation.end(), commit);
  return result;
}

async function finish(connection: Connection | null, how: Statement): Promise<void> {
  if (connection === null) return;
  try {
    await sayOne(connection.client, how);
  } catch (error) {
    connection.release(true);
    throw error;
  }
  connection.release(false);
}

/**
 * For work that only reads: each message is a transaction by itself, in which the database lets nothing be written. It begins and
 * ends within the message, so that nothing waits for either.
 */
export async function whileReading<Result>(
  connect: Connect,
  reader: Reader,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const frame = { before: [beginReading, ...readerSettings(reader)], after: [commit] };
  const conversation = new Conversation(connect, () => frame);
  try {
    return await work(txOf(conversation, reader, (error) => error));
  } finally {
    (await conversation.end())?.release(conversation.isBroken);
  }
}
