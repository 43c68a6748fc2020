// Mails about changed approval settings, each in the receiver's language: to the other approvers, to those who are none any more,
// and to substitutes.
import type { Context } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { ApprovalChange, Settings } from './approval-changes.ts';
import type { PersonRow } from './approval-settings.repository.ts';
import { settingsChangedMail } from './clinics.mails.ts';

export const personName = ({
  firstName,
  lastName,
  email,
}: Pick<PersonRow, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;

/** Author of the change: a user, or an operator, who has no id. */
export interface SettingsAuthor extends Pick<PersonRow, 'firstName' | 'lastName' | 'email'> {
  readonly userId: number | null;
  readonly practiceId: number;
  readonly practiceName: string;
}

interface ChangedSettings {
  /** The users as they were before. */
  readonly people: readonly PersonRow[];
  readonly changes: readonly ApprovalChange[];
  readonly before: Settings;
  readonly after: Settings;
}

export async function notifyOtherApprovers(
  context: Pick<Context, 'tx' | 'config' | 'publicUrl'>,
  author: SettingsAuthor,
  { people, changes, before, after }: ChangedSettings,
): Promise<void> {
  if (changes.length === 0) return;
  const { tx, config, publicUrl } = context;
  const ids = new Set(
    [...before.approvers, ...after.approvers].flatMap(({ userId, substitute }) => [
      userId,
      ...(substitute ? [substitute.userId] : []),
    ]),
  );
  const nameById = new Map(people.map((person) => [person.id, personName(person)]));
  const approvers = after.approvers.map(({ userId, substitute }) => ({
    name: nameById.get(userId) ?? '',
    substitute: substitute && { ...substitute, name: nameById.get(substitute.userId) ?? '' },
  }));
  for (const person of people.filter((one) => one.isActive && ids.has(one.id) && one.id !== author.userId)) {
    const content = settingsChangedMail({
      language: person.language,
      firstName: person.firstName,
      company: config.COMPANY_NAME,
      practice: author.practiceName,
      by: personName(author),
      link: `${publicUrl()}/account-management/approvals`,
      before,
      after: { ...after, approvers },
    });
    await queueMail(context, tx, author.practiceId, person.email, content);
  }
}
