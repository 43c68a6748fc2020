// Operator commands for a clinic.
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { requirePractice } from '../account/practice-operations.ts';
import { findUserByEmail } from '../identity/app-users.ts';
import * as repository from './clinics.repository.ts';

/** The practice's orders need approvals from now on. Answers what the practice had agreed on with vendors until then. */
export async function createClinic(
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
  approvers: readonly string[],
): Promise<{ prices: number; conditions: number }> {
  await requirePractice(tx, practiceId);
  if ((await repository.insertClinic(tx, practiceId, clinicId, limitCents)) === null) {
    throw new OperatorError(
      `Practice ${practiceId} has approvals already, or the clinic id ${clinicId} is taken.`,
    );
  }
  for (const email of approvers) {
    const user = await findUserByEmail(tx, practiceId, email);
    if (user === null) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
    await repository.insertApprover(tx, practiceId, user.id);
  }
  return repository.countAgreements(tx, practiceId);
}
