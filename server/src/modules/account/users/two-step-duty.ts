// Two-step login that a practice requires of its users: who has to set it up until when, and the mails about it.
import type { userCalls } from '@praxora/contract/account/users.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { countAttempt } from '../../../platform/rate-limit.ts';
import { isTwoStepRequired, setTwoStepRequired } from '../account/account-data.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { fullName } from '../identity/access-notices.ts';
import { twoStepDutyMail } from './two-step-duty.mails.ts';
import * as repository from './users.repository.ts';

/** So that no mailbox is flooded. */
const reminders = { name: 'two-step-reminder:practice', attempts: 5, minutes: 60 };

export async function requireTwoStep(
  context: UserContext,
  isRequired: boolean,
): Promise<DataOf<typeof userCalls.requireTwoStep>> {
  const { tx, user } = context;
  await lockInPractice(tx, 'users');
  if (await setTwoStepRequired(tx, isRequired)) {
    await recordActivity(context, {
      action: 'twoStep.dutyChanged',
      subject: { type: 'account', id: user.practiceId, name: user.practiceName },
      changes: [{ field: 'twoStepDuty', before: !isRequired, after: isRequired }],
    });
    if (isRequired) await mailUsers(context);
  }
  return { isRequired };
}

export async function remindOfTwoStep(context: UserContext): Promise<{ reminded: number }> {
  const { tx, user } = context;
  if (!(await isTwoStepRequired(tx))) return { reminded: 0 };
  await countAttempt(tx, reminders, String(user.practiceId));
  return { reminded: await mailUsers(context) };
}

/** To all active users without a second step, but for the one who requires it. */
async function mailUsers(context: UserContext): Promise<number> {
  const { tx, user, config, publicUrl } = context;
  const users = await repository.listUsers(tx);
  const ids = users.filter(({ id, twoStepUntil }) => twoStepUntil !== null && id !== user.userId);
  const untilById = new Map(ids.map(({ id, twoStepUntil }) => [id, twoStepUntil]));
  const people = await repository.listAddressees(tx, [...untilById.keys()]);
  for (const person of people) {
    const content = twoStepDutyMail({
      language: person.language,
      firstName: person.firstName,
      company: config.COMPANY_NAME,
      practice: user.practiceName,
      by: fullName(user),
      until: untilById.get(person.id) ?? '',
      link: `${publicUrl()}/account-management/account-access`,
    });
    await queueMail(context, tx, user.practiceId, person.email, content);
  }
  return people.length;
}
