// Statements that go to the database together and come back together: one message there, one back, however many they are. Nothing
// of them is carried out after the first that fails. Outside a transaction they are one by themselves: it ends with the message.
import { createHash } from 'node:crypto';
import pg, { type ClientBase, type Connection, type Submittable } from 'pg';
import { serialize } from 'pg-protocol';

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface Outcome {
  readonly rows: Record<string, unknown>[];
  /** How many rows were read or written. */
  rowCount: number;
}

type Read = (text: string) => unknown;
interface Column {
  readonly name: string;
  readonly read: Read;
}

/** A statement as a connection knows it: parsed and planned once, its columns told once. */
interface Prepared {
  readonly name: string;
  /**
   * False for `fetch`, whose columns depend on its cursor; for the others the database itself refuses a plan whose
   * columns have changed.
   */
  readonly hasLastingColumns: boolean;
  columns: readonly Column[] | undefined;
}

const hasLastingColumns = (sql: string): boolean =>
  isWithoutRows(sql) || /^\s*(?:select|with|insert|update|delete)\b/i.test(sql);

/** Nothing of their answer has to be described. */
const isWithoutRows = (sql: string): boolean => /^(?:begin|commit|rollback|set local)\b/.test(sql);

/** A setting has its value in the text: a name would be of use to few. */
const isWorthAName = (sql: string): boolean => !sql.startsWith('set local ');

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

interface ExchangeOptions {
  /** Time limit of an answer in milliseconds: after it the connection is closed and the pending statements fail. */
  readonly limit?: number | undefined;
  /** False where a pooler hands every transaction to another connection: a name would be unknown there. */
  readonly areNamed: boolean;
  /** Sees each statement before it is sent first, and throws where it must not be sent; for tests. */
  readonly checkStatement?: ((sql: string) => void) | undefined;
}
const optionsOn = new WeakMap<ClientBase, ExchangeOptions>();

/** For a connection that is new. */
export const setExchangeOptions = (client: ClientBase, options: ExchangeOptions): void => {
  optionsOn.set(client, options);
};

const preparedOn = new WeakMap<Connection, Map<string, Prepared>>();

/** The name of what is prepared for once. */
const unnamed = '';

/** The same text has the same name in every process, and another text another one: a pooler may share what is prepared. */
const statementName = (sql: string): string =>
  `p${createHash('sha256').update(sql).digest('base64url').slice(0, 24)}`;

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Submittable that receives the answers from the driver. */
class Exchange implements Submittable {
  readonly statements: readonly Statement[];
  readonly #known: Prepared[] = [];
  readonly #outcomes: Outcome[];
  readonly #done: (error: unknown, outcomes: Outcome[]) => void;
  readonly #options: ExchangeOptions;
  #timer: NodeJS.Timeout | undefined;
  #prepared: Map<string, Prepared> | undefined;
  #at = 0;
  #unreadable: unknown;
  #forget = (): void => undefined;

  constructor(
    statements: readonly Statement[],
    options: ExchangeOptions,
    done: (error: unknown, outcomes: Outcome[]) => void,
  ) {
    this.statements = statements;
    this.#options = options;
    this.#outcomes = statements.map(() => ({ rows: [], rowCount: 0 }));
    this.#done = (error, outcomes) => {
      clearTimeout(this.#timer);
      done(error, outcomes);
    };
  }

  /** Sends all statements or none: a value that cannot be serialised leaves the connection unchanged. */
  submit(connection: Connection): Error | null {
    const prepared = preparedOn.get(connection) ?? new Map<string, Prepared>();
    preparedOn.set(connection, prepared);
    this.#prepared = prepared;
    const messages: Buffer[] = [];
    const fresh: [sql: string, statement: Prepared][] = [];
    try {
      for (const { sql, values } of this.statements) {
        const known =
          prepared.get(sql) ?? fresh.find(([text, { name }]) => text === sql && name !== unnamed)?.[1];
        const statement = known ?? this.#describeNew(sql);
        if (known === undefined) {
          fresh.push([sql, statement]);
          // A plan that was refused earlier, see handleError, still has the name. Closing what is not there is no error.
          if (statement.name !== unnamed) messages.push(serialize.close({ type: 'S', name: statement.name }));
          messages.push(serialize.parse({ name: statement.name, text: sql }));
        }
        this.#known.push(statement);
        messages.push(
          serialize.bind({
            statement: statement.name,
            values: values as unknown[],
            valueMapper: prepareValue,
          }),
        );
        if (statement.columns === undefined || !statement.hasLastingColumns)
          messages.push(serialize.describe({ type: 'P' }));
        messages.push(serialize.execute());
      }
    } catch (error) {
      return error as Error;
    }
    if (fresh.some(([, { name }]) => name !== unnamed)) this.#noteParsed(connection, prepared, fresh);
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
    const { limit } = this.#options;
    if (limit !== undefined) this.#timer = setTimeout(() => connection.stream.destroy(), limit).unref();
    return null;
  }

  #describeNew(sql: string): Prepared {
    this.#options.checkStatement?.(sql);
    const name = this.#options.areNamed && isWorthAName(sql) ? statementName(sql) : unnamed;
    return {
      name,
      hasLastingColumns: hasLastingColumns(sql),
      columns: isWithoutRows(sql) ? [] : undefined,
    };
  }

  /** Only what the database has taken is known to it next time, also when something else in the message fails. */
  #noteParsed(
    connection: Connection,
    prepared: Map<string, Prepared>,
    fresh: [sql: string, statement: Prepared][],
  ): void {
    const note = () => {
      const [first] = fresh.splice(0, 1);
      if (first && first[1].name !== unnamed) prepared.set(...first);
      if (fresh.length === 0) this.#forget();
    };
    this.#forget = () => connection.removeListener('parseComplete', note);
    connection.on('parseComplete', note);
  }

  handleRowDescription({ fields }: RowDescription): void {
    const statement = this.#known[this.#at];
    if (statement === undefined) return;
    statement.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as Read,
    }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const columns = this.#known[this.#at]?.columns ?? [];
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const { name, read } = columns[index] as Column;
        const text = fields[index] as string | null;
        row[name] = text === null ? null : read(text);
      }
    } catch (error) {
      this.#unreadable = error;
    }
    this.#outcomes[this.#at]?.rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const outcome = this.#outcomes[this.#at];
    // `INSERT 0 3`, `SELECT 20`, `BEGIN`.
    if (outcome) outcome.rowCount = Number(/\d+$/.exec(text)?.[0] ?? 0);
    const statement = this.#known[this.#at];
    if (statement) statement.columns ??= [];
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: unknown): void {
    this.#forget();
    // A plan whose columns have changed, by a migration beside us, is refused for ever: the next use makes a new one.
    const { code } = error as { code?: unknown };
    const failed = this.statements[this.#at];
    if (code === '0A000' && failed) this.#prepared?.delete(failed.sql);
    this.#done(error, this.#outcomes.slice(0, this.#at));
  }

  handleReadyForQuery(): void {
    this.#forget();
    this.#done(this.#unreadable, this.#unreadable === undefined ? this.#outcomes : []);
  }
}

/** The outcomes in their order, up to the first that fails; and what that says. */
export function exchange(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<{ outcomes: readonly Outcome[]; error: unknown }> {
  return new Promise((resolve) => {
    const options = optionsOn.get(client) ?? { areNamed: true };
    client.query(new Exchange(statements, options, (error, outcomes) => resolve({ error, outcomes })));
  });
}
