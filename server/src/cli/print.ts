// Output of the operators' commands. Names, mails, reports and files are untrusted: their text is printed as text,
// never as terminal control codes.
import { once } from 'node:events';
import { loggedError } from '../platform/error-summary.ts';
import { visible } from '../platform/visible.ts';

/** Waits for a reader that is slower than we are. */
export async function print(text: string, stream: NodeJS.WritableStream = process.stdout): Promise<void> {
  if (!stream.write(`${visible(text)}\n`)) await once(stream, 'drain');
}

type Kind = abstract new (...given: never[]) => Error;

/** An error the operator can fix is printed as a sentence; any other is a fault of ours and printed with its stack. */
export function printFailure(error: unknown, expected: readonly Kind[]): Promise<void> {
  const isExpected = expected.some((kind) => error instanceof kind);
  return print(isExpected ? (error as Error).message : String(loggedError(error).stack), process.stderr);
}
