// Only the conditions asked for stand in a statement: so each gets a plan, and an index, of its own.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { inParts } from '../../../platform/database/in-parts.ts';
import { startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The conditions of one statement and its values, numbered as they come. */
export class Conditions {
  readonly values: unknown[];
  readonly #all: string[] = [];

  /** With the values of another, where one stands within the other. */
  constructor(values: unknown[] = []) {
    this.values = values;
  }

  /** Takes a value in, and gives its place in the statement. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  also(condition: string): this {
    this.#all.push(condition);
    return this;
  }

  /** Matches any of the values; no condition if none were chosen. */
  oneOf(column: string, wanted: readonly unknown[] | undefined): this {
    return wanted === undefined ? this : this.also(`${column} = any(${this.add(wanted)})`);
  }

  /** A calendar day within a span. */
  onDays(column: string, { from, to }: DaySpan): this {
    if (from !== null) this.also(`${column} >= ${this.add(from)}::date`);
    if (to !== null) this.also(`${column} <= ${this.add(to)}::date`);
    return this;
  }

  /** A moment within the days of a span. */
  within(column: string, { from, to }: DaySpan): this {
    if (from !== null) this.also(`${column} >= ${startOfLocalDay(`${this.add(from)}::date`)}`);
    if (to !== null) this.also(`${column} < ${startOfLocalDay(`${this.add(to)}::date + 1`)}`);
    return this;
  }

  /** After `where`. */
  get text(): string {
    return this.#all.length > 0 ? this.#all.join(' and ') : 'true';
  }
}

/** A statement that lists rows: one page, or all of them in sequence. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export const readRows = <Row extends object>(tx: Tx, { sql, values }: Statement): Promise<Row[]> =>
  tx.rows<Row>(sql, values);

/** In parts, so that reading many holds nobody up. */
export const streamRows = <Row extends object>(tx: Tx, { sql, values }: Statement): AsyncGenerator<Row[]> =>
  inParts<Row>(tx, 'report_rows', sql, values);

/** At the end of a statement; without a limit: everything. */
export const pageClause = (
  conditions: Conditions,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): string => (limit === null ? '' : `limit ${conditions.add(limit)} offset ${conditions.add(offset)}`);

export interface ReportCategories {
  readonly ids: readonly number[];
  readonly withNone: boolean;
}

/** Limits to categories of the product that a line or an article is bought as. */
export function inCategories(
  conditions: Conditions,
  productId: string,
  wanted: ReportCategories | undefined,
): void {
  if (wanted === undefined) return;
  const ids = conditions.add(wanted.ids);
  const within = `${productId} in (select q.id from product q join category k on k.id = q.category_id
    where k.id = any(${ids}) or k.parent_id = any(${ids}))`;
  const none = `not exists (select from product q where q.id = ${productId} and q.category_id is not null)`;
  conditions.also(wanted.withNone ? `(${within} or ${none})` : within);
}

/** The upper category of a product `p` in a statement that joins these. */
export const upperCategory = 'coalesce(k.parent_id, k.id)';
export const categoryJoins = (productId: string): string => `
  left join product q on q.id = ${productId}
  left join category k on k.id = q.category_id`;
