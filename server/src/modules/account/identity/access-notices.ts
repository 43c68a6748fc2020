// Mails about a change of somebody's access: to the person, and to the active owners of the practice. Nobody gets two of them.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Context, UserContext } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { accessMail, type TwoStepChange } from './access-notices.mails.ts';
import * as repository from './access-notices.repository.ts';

/** Sender of notices: a user of the practice, or an operator, who goes by the name of the company. */
export interface NoticeSender extends Pick<Context, 'tx' | 'config' | 'publicUrl'> {
  readonly practice: { readonly id: number; readonly name: string };
  readonly by: string;
  /** The user who makes the change and needs no mail about it; null: an operator. */
  readonly userId: number | null;
}

export const fullName = (person: { firstName: string; lastName: string; email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email;

export const toNoticeSender = ({ tx, config, publicUrl, user }: UserContext): NoticeSender => ({
  tx,
  config,
  publicUrl,
  practice: { id: user.practiceId, name: user.practiceName },
  by: fullName(user),
  userId: user.userId,
});

type Change =
  | { readonly kind: 'deactivated' | 'reactivated' | 'deleted' }
  | { readonly kind: 'role'; readonly before: Role; readonly after: Role }
  | { readonly kind: 'device'; readonly device: string; readonly event: 'blocked' | 'removed' }
  | TwoStepChange;

/** `informed`: users who know already, because they did it or got a mail about what it means for them. */
export async function notifyAccessChange(
  sender: NoticeSender,
  userId: number,
  change: Change,
  informed: readonly number[] = [],
): Promise<void> {
  const { tx, config, publicUrl, practice, by } = sender;
  const addressees = await repository.listAddressees(tx, [userId]);
  const person = addressees.find(({ id }) => id === userId);
  const path = change.kind === 'device' ? 'scan-app' : 'account-access';
  for (const addressee of addressees.filter(({ id }) => !informed.includes(id))) {
    const content = accessMail({
      language: addressee.language,
      firstName: addressee.firstName,
      company: config.COMPANY_NAME,
      practice: practice.name,
      by,
      link: `${publicUrl()}/account-management/${path}`,
      notice: { ...change, isOwn: addressee.id === userId, person: person ? fullName(person) : '' },
    });
    await queueMail(sender, tx, practice.id, addressee.email, {
      ...content,
      isDeletedWhenSent: change.kind === 'deleted',
    });
  }
}
