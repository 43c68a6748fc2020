// How a statement names the practice that it is about. Row level security would let no other rows through; but only a practice
// that stands in the statement leads a distributed database to the one server that has its rows.
import type { Statement } from './exchange.ts';

/** Stands in a statement's text for the practice of its transaction, in every place where a table of practices is read. */
const placeholder = '$practice';

/** The practice becomes the last value of the statement. */
export function nameThePractice({ sql, values }: Statement, practiceId: number | null): Statement {
  if (!sql.includes(placeholder)) return { sql, values };
  if (practiceId === null) throw new Error(`The transaction has no practice for: ${sql}`);
  return {
    sql: sql.replaceAll(placeholder, `$${values.length + 1}::integer`),
    values: [...values, practiceId],
  };
}
