// Switching two-step login on: the password, the code to scan with its first code, and the recovery codes.
import { TextInput } from '@mantine/core';
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { bodySchema, type DataOf } from '@praxora/contract/shared/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { QrCode } from '../../../ui/marks/QrCode.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { twoStepKey } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './TwoStep.module.css';

type Setup = DataOf<typeof ownAccessCalls.setUpTwoStep>;

export function TwoStepSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useChange({
    call: (password: string) => callApi(ownAccessCalls.setUpTwoStep, { body: { password } }),
    after: setSetup,
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup) return <FirstCode setup={setup} onCodes={setCodes} onClose={onClose} />;
  return (
    <PasswordQuestion
      title={t('setup.title')}
      action={t('setup.next')}
      onPassword={async (password) => {
        await begin.send(password);
        return false;
      }}
      onClose={onClose}
    >
      <p>{t('setup.lead')}</p>
    </PasswordQuestion>
  );
}

interface FirstCodeProps {
  setup: Setup;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

function FirstCode({ setup, onCodes, onClose }: FirstCodeProps) {
  const { t } = useTranslation('users');
  const confirm = useChange({
    call: (code: string) => callApi(ownAccessCalls.confirmTwoStep, { body: { code } }),
    success: () => t('setup.done'),
    after: ({ recoveryCodes }) => onCodes(recoveryCodes),
    refetch: [twoStepKey, usersKey],
  });
  const form = useContractForm({
    schema: bodySchema(ownAccessCalls.confirmTwoStep),
    initialValues: { code: '' },
  });

  async function submit(): Promise<boolean> {
    try {
      await form.submit(({ code }) => confirm.send(code))();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CODE_INVALID')) throw error;
      form.setFieldError('code', fieldError('CODE_INVALID'));
    }
    // The recovery codes come in its place.
    return false;
  }

  return (
    <FormDialog title={t('setup.title')} action={t('setup.action')} onSubmit={submit} onClose={onClose}>
      <div className={`${classes.scan} wrap gap-20`}>
        <QrCode text={setup.address} label={t('setup.picture')} />
        <div>
          <p>{t('setup.scan')}</p>
          <p className="quiet fz-note mt-12">{t('setup.type')}</p>
          <code className="block fz-body mt-4 anywhere select-all">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <TextInput
        label={t('setup.code')}
        description={t('setup.codeHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}
