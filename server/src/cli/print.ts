// All that operators' commands say. Names, mails, reports and files come from anywhere: their text reaches the terminal as
// text, never as an order to it.
import { once } from 'node:events';
import { loggedError } from '../platform/error-summary.ts';
import { visible } from '../platform/visible.ts';

/** Waits for a reader that is slower than we are. */
export async function print(text: string, stream: NodeJS.WritableStream = process.stdout): Promise<void> {
  if (!stream.write(`${visible(text)}\n`)) await once(stream, 'drain');
}

type Kind = abstract new (...given: never[]) => Error;

/** What the operator can mend is said in a sentence; anything else is a fault of ours and shows where. */
export function printFailure(error: unknown, expected: readonly Kind[]): Promise<void> {
  const isExpected = expected.some((kind) => error instanceof kind);
  return print(isExpected ? (error as Error).message : String(loggedError(error).stack), process.stderr);
}
