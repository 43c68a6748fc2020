// An error as a log or a report may tell it. Messages of the database quote values of rows and parameters, and its details
// whole rows; those of a parser quote the text; any message may name an address somebody typed. None of that is told.
import { withoutPersonalData } from '@praxora/rules/shared/personal-data';
import { inSource } from './source-place.ts';

export interface ErrorSummary {
  readonly type: string;
  readonly message: string;
  /** Where in the program, without the message. */
  readonly frames: string;
  readonly code?: string;
  /** Details from the database, limited to names in the schema. */
  readonly [column: string]: unknown;
}

/** Names of the schema, never values. */
const schemaFields = ['severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'] as const;
const mostCauses = 3;
const longestMessage = 2000;

export function summarizeError(error: unknown, causes = mostCauses): ErrorSummary {
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? cleaned(error) : `a thrown ${typeof error}`;
    return { type: 'NoError', message, frames: '' };
  }
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const schema = isOfDatabase(error) ? schemaOf(error) : {};
  return {
    type: error.name,
    message: messageOf(error, Object.values(schema)),
    frames: framesOf(error),
    ...(typeof code === 'string' && /^\w{1,64}$/.test(code) ? { code } : {}),
    ...schema,
    ...(cause !== undefined && causes > 0 ? { cause: summarizeError(cause, causes - 1) } : {}),
  };
}

const cleaned = (text: string): string => withoutPersonalData(text.slice(0, longestMessage));

/** Errors of pg have a code of five characters and name their severity. */
const isOfDatabase = (error: Error): error is Error & Record<string, unknown> & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

const schemaOf = (error: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    schemaFields.flatMap((field) => {
      const value = error[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );

function messageOf(error: Error, schemaNames: readonly string[]): string {
  // Errors in the SQL itself (class 42) quote the SQL, which is ours.
  const quotesValues = error instanceof SyntaxError || (isOfDatabase(error) && !error.code.startsWith('42'));
  if (!quotesValues) return cleaned(error.message);
  const quoted = /"(?:[^"]|"")*"?/g;
  return cleaned(
    error.message.replace(quoted, (text) => (schemaNames.includes(text.slice(1, -1)) ? text : '"…"')),
  );
}

/** A stack begins with the message as it was when the error was made. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => inSource(line))
    .join('\n');
}

/** The summary of an error as one object for the log. */
export function loggedError(error: unknown): Record<string, unknown> {
  const { frames, ...summary } = summarizeError(error);
  return { ...summary, stack: `${summary.type}: ${summary.message}${frames && `\n${frames}`}` };
}
