// Operator commands for a practice.
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Config } from '../../../platform/config/config.ts';
import { actForPractice, type Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { changedFields, recordProgramActivity } from '../audit/audit.service.ts';
import { hasVatRates } from '../configuration/configuration.service.ts';
import * as repository from './practice-operations.repository.ts';

/** In a country without addresses or VAT rates nothing could be delivered or priced. */
export async function refuseUnservedCountry(
  tx: Tx,
  { COUNTRIES }: Pick<Config, 'COUNTRIES'>,
  country: string,
): Promise<void> {
  if (!COUNTRIES.includes(country))
    throw new OperatorError(
      `There are no practices in ${country}: COUNTRIES names ${COUNTRIES.join(', ')}. Add ${country} to COUNTRIES of every server first.`,
    );
  if (!(await hasVatRates(tx, country, calendarDay(new Date()))))
    throw new OperatorError(
      `There are no practices in ${country}: the table vat_rate has no full and reduced rate of ${country} for today, so that no cart could be priced.`,
    );
}

/** Since when there is the practice: nothing can be booked for a day before; left out: today. */
export const createPractice = (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null = null,
) => repository.insertPractice(tx, name, country, edition, since);

export const { listPractices } = repository;

export async function showPractice(tx: Tx, id: number) {
  const practice = await repository.findPractice(tx, id);
  if (practice === null) throw unknownPractice(id);
  return practice;
}

/** Recorded in the practice's activity log; false where it was so already. */
export async function changePractice(
  tx: Tx,
  id: number,
  change: repository.PracticeChange,
  command: string,
): Promise<boolean> {
  const { name, country, edition } = await showPractice(tx, id);
  const before = { name, country, edition };
  const after = { ...before, ...change };
  if (after.name === name && after.country === country && after.edition === edition) return false;
  await repository.updatePractice(tx, id, change);
  const changes = changedFields(
    { practiceName: name, country, edition },
    { practiceName: after.name, country: after.country, edition: after.edition },
  );
  await recordProgramActivity(
    tx,
    id,
    { kind: 'operator', name: command },
    { action: 'account.changed', subject: { type: 'account', id, name: after.name }, changes },
  );
  return true;
}

/** The account's main e-mail address: on orders, and where we write about the account. Logins stay as they are. */
export async function setAccountEmail(tx: Tx, practiceId: number, email: string): Promise<void> {
  await requirePractice(tx, practiceId);
  const practice = await repository.updateAccountEmail(tx, practiceId, email.toLowerCase());
  if (practice === null) return;
  await recordProgramActivity(
    tx,
    practiceId,
    { kind: 'operator', name: 'practice email' },
    {
      action: 'account.changed',
      subject: { type: 'account', id: practiceId, name: practice.name },
      changes: [{ field: 'email', before: null, after: null }],
    },
  );
}

export async function requirePractice(tx: Tx, id: number): Promise<void> {
  if (!(await repository.practiceExists(tx, id))) {
    throw unknownPractice(id);
  }
}

const unknownPractice = (id: number): OperatorError =>
  new OperatorError(`There is no practice ${id}. See: npm run admin -- practice list`);

/**
 * Makes the practice the one of the transaction, as it is in every request: the answered transaction works for it. An operator sees all
 * practices all the same.
 */
export async function enterPractice(
  operatorsTx: Tx,
  id: number,
): Promise<{ tx: Tx; practice: { id: number; name: string } }> {
  const practice = await repository.findNamedPractice(operatorsTx, id);
  if (practice === null) throw unknownPractice(id);
  return { tx: await actForPractice(operatorsTx, id), practice };
}
