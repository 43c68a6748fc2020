// Two at the same moment can both find a name free. The database lets one of them have it; the other is refused as if it
// had come a moment later.
import type { PlainErrorCode } from '@praxora/contract/errors';
import { Refusal } from '../errors.ts';
import type { Tx } from './tx.ts';

const uniqueViolation = '23505';

export async function refusedWhenTaken<Result>(
  code: PlainErrorCode,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isTaken(error) ? new Refusal(code) : error;
  }
}

/**
 * Refuses a taken value like the function above, but names the holder: a savepoint keeps the transaction usable to read
 * it.
 */
export async function refusedByHolder<Result>(
  tx: Tx,
  work: () => Promise<Result>,
  refusal: () => Promise<Refusal>,
): Promise<Result> {
  await tx.run('savepoint before_taking');
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    await tx.run('rollback to savepoint before_taking');
    throw await refusal();
  }
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === uniqueViolation;
