import type { UserChangeRefusal } from '@praxora/rules/account/user-access';
import { useTranslation } from 'react-i18next';

const reasons = {
  ownLogin: 'reasons.ownLogin',
  ownRole: 'reasons.ownRole',
  lastOwner: 'reasons.lastOwner',
  ownersOnly: 'reasons.ownersOnly',
  readerApproves: 'reasons.readerApproves',
  approversOnly: 'reasons.approversOnly',
  lastApprover: 'reasons.lastApprover',
} as const;
const isTold = (refusal: UserChangeRefusal): refusal is keyof typeof reasons => refusal in reasons;

/** Why a change of a user is not possible; null where the list alone does not say. */
export function useChangeReason(): (refusal: UserChangeRefusal) => string | null {
  const { t } = useTranslation('users');
  return (refusal) => (isTold(refusal) ? t(reasons[refusal]) : null);
}
