// Two at the same moment can both find a name free. The database lets one of them have it; the other is refused as if it
// had come a moment later.
import type { ErrorCode } from '@praxora/contract/errors';
import { Refusal } from '../errors.ts';

const uniqueViolation = '23505';

export async function refusedWhenTaken<Result>(
  code: ErrorCode,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) throw new Refusal(code);
    throw error;
  }
}
