import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { twoStepKey } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function SwitchOff({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const switchOff = useChange({
    call: (password: string) => callApi(ownAccessCalls.switchTwoStepOff, { body: { password } }),
    success: () => t('twoStep.switchedOff'),
    refetch: [twoStepKey, usersKey],
  });
  return (
    <PasswordQuestion
      title={t('twoStep.switchOffTitle')}
      action={t('twoStep.switchOff')}
      isDangerous
      onPassword={switchOff.send}
      onClose={onClose}
    >
      <p>{t('twoStep.switchOffText')}</p>
    </PasswordQuestion>
  );
}

export function RenewCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useChange({
    call: (password: string) => callApi(ownAccessCalls.renewRecoveryCodes, { body: { password } }),
    after: ({ recoveryCodes }) => setCodes(recoveryCodes),
    refetch: [twoStepKey],
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordQuestion
      title={t('twoStep.renewTitle')}
      action={t('twoStep.renew')}
      onPassword={async (password) => {
        await renew.send(password);
        return false;
      }}
      onClose={onClose}
    >
      <p>{t('twoStep.renewText')}</p>
    </PasswordQuestion>
  );
}
