// The practice itself: its name, and whom vendors ask for. Its main e-mail address is changed by support.
import type { Account, accountCalls } from '@praxora/contract/account/account.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as repository from './account-data.repository.ts';

export const {
  findAccount: getAccount,
  accountCounts,
  isTwoStepRequired,
  saveContact,
  setTwoStepRequired,
} = repository;

export async function updateAccount(
  context: UserContext,
  { version, practiceName, contactPerson }: BodyOf<typeof accountCalls.updateAccount>,
): Promise<Account> {
  const { tx, user } = context;
  const current = await holdVersion(context, 'practice', user.practiceId);
  const account = await repository.findAccount(tx);
  refuseOutdated(
    version,
    current,
    () => account.practiceName === practiceName && account.contactPerson === contactPerson,
  );
  const subject = { type: 'account', id: user.practiceId, name: practiceName } as const;
  const { practiceName: oldName, contactPerson: oldPerson } = account;
  await recordChange(
    context,
    { action: 'account.changed', subject },
    { practiceName: oldName, contactPerson: oldPerson },
    { practiceName, contactPerson },
  );
  return repository.updateAccount(tx, practiceName, contactPerson);
}
