// What the database must confirm before anything is done for somebody who is known from an earlier request. It goes there in the
// message of the first statement and ahead of it: where it fails, nothing behind it is carried out.
import type { QueryResultRow } from 'pg';
import type { Outcome, Statement } from './exchange.ts';

/** The practice of the transaction it stands in, and of nothing after that; it goes along with what it is meant for. */
const tenant = `set_config('app.practice_id', $1, true)`;
const readOnly = `set_config('transaction_read_only', 'on', true)`;
export const setTenant = `select ${tenant}`;
export const setReadingTenant = `select ${tenant}, ${readOnly}`;

/** The texts of one kind of proof, put together once. */
export interface ProofForm {
  readonly alone: string;
  readonly writing: string;
  readonly reading: string;
}

/** Of a function of the database that takes the hash and the seal of who asks; it fails with `PX401`. */
export const proofForm = (confirm: string): ProofForm => ({
  alone: `select ${confirm}($1, $2) as proof`,
  writing: `select ${confirm}($2, $3) as proof, ${tenant}`,
  reading: `select ${confirm}($2, $3) as proof, ${tenant}, ${readOnly}`,
});

const isRefused = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === 'PX401';

/** Single statements, outside a transaction. */
interface Plain {
  one<Row extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row>;
}

/** Somebody was taken for who they are no longer: whatever was begun for them is done anew. */
class Unproven extends Error {}

export class Proof {
  readonly #form: ProofForm;
  readonly #values: readonly unknown[];
  readonly #take: (answer: number) => void;
  #state: 'open' | 'given' | 'refused' = 'open';

  /** `take`: hears what the database answers. */
  constructor(form: ProofForm, values: readonly unknown[], take: (answer: number) => void) {
    this.#form = form;
    this.#values = values;
    this.#take = take;
  }

  get isGiven(): boolean {
    return this.#state === 'given';
  }

  /** With the practice that it is about. */
  statement(kind: 'reading' | 'writing', practice: string): Statement {
    return { sql: this.#form[kind], values: [practice, ...this.#values] };
  }

  /** What came of the statement. Undefined: it failed, or what was ahead of it. */
  heard(outcome: Outcome | undefined, error: unknown): void {
    // Given before, by itself, and refused now: who asks has changed in between.
    if (outcome === undefined && isRefused(error)) this.#state = 'refused';
    if (this.#state === 'open' && outcome !== undefined) this.#give(outcome.rows[0]?.proof as number);
  }

  /** By itself, where nothing else is asked, or something over another connection. */
  async demand(plain: Plain): Promise<void> {
    if (!(await this.holds(plain))) throw new Unproven();
  }

  async holds(plain: Plain): Promise<boolean> {
    if (this.#state !== 'open') return this.#state === 'given';
    const { alone } = this.#form;
    try {
      const { proof } = await plain.one<{ proof: number }>(alone, this.#values);
      // Meanwhile it may have come with another message.
      if (this.#state === 'open') this.#give(proof);
    } catch (error) {
      if (!isRefused(error)) throw error;
      this.#state = 'refused';
    }
    return this.isGiven;
  }

  #give(answer: number): void {
    this.#state = 'given';
    this.#take(answer);
  }
}
