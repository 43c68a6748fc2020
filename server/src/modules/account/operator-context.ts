// What operators' commands that write mails and entries of the activity log work with.
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { OperatorError } from '../../platform/operator-error.ts';

export interface OperatorContext extends Pick<Context, 'tx' | 'config' | 'publicUrl' | 'now'> {
  /** Name of the command. */
  readonly command: string;
}

/** What a practice is refused, an operator is told in the same words. */
export async function inOperatorWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal ? new OperatorError(error.message) : error;
  }
}
