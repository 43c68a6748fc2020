// Asks before the second step of a colleague is to be removed.
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import { useTranslation } from 'react-i18next';
import { userName, usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

export function ResetTwoStep({ user, onClose }: { user: PracticeUser; onClose: () => void }) {
  const { t } = useTranslation('users');
  const name = userName(user);
  const request = useChange({
    call: () => callApi(userCalls.requestTwoStepReset, { params: { userId: user.id } }),
    success: ({ resetAt }) => t('twoStep.resetRequested', { name, time: formatDateTime(resetAt) }),
    refetch: [usersKey],
  });
  return (
    <FormDialog
      title={t('resetTwoStep.title', { name })}
      action={t('resetTwoStep.action')}
      onSubmit={() => request.send()}
      onClose={onClose}
    >
      <p className="mb-10">{t('resetTwoStep.text', { name })}</p>
      <p className="quiet fz-note lh-150">{t('resetTwoStep.wait', { name })}</p>
    </FormDialog>
  );
}
