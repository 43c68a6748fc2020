// How a statement names the practice that it is about. Row level security would let no other rows through; but only a practice
// that stands in the statement leads a distributed database to the one server that has its rows.
import type { Statement } from './exchange.ts';

/** Stands in a statement's text for the practice of its transaction, in every place where a table of practices is read. */
const placeholder = '$practice';

/** The texts as they are sent, by the place of the practice among the values: whoever looks one up has it whole, with its hash. */
const namedTexts = new Map<number, Map<string, string>>();

/** The practice becomes the last value of the statement. */
export function nameThePractice({ sql, values }: Statement, practiceId: number | null): Statement {
  if (!sql.includes(placeholder)) return { sql, values };
  if (practiceId === null) throw new Error(`The transaction has no practice for: ${sql}`);
  return { sql: nameAt(values.length + 1, sql), values: [...values, practiceId] };
}

function nameAt(place: number, sql: string): string {
  const texts = namedTexts.get(place) ?? new Map<string, string>();
  namedTexts.set(place, texts);
  const known = texts.get(sql);
  if (known !== undefined) return known;
  const text = sql.replaceAll(placeholder, `$${place}::integer`);
  texts.set(sql, text);
  return text;
}
