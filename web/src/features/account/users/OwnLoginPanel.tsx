// Form for the user's own name and password, saved together: unchanged fields are not sent.
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { newPasswordMinimum } from '@praxora/contract/account/identity.calls';
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import classes from './AccountAccess.module.css';
import { useDataExport } from './useDataExport.ts';
import { useOwnLogin } from './useOwnLogin.ts';

export function OwnLoginPanel({ me }: { me: PracticeUser }) {
  const { t } = useTranslation('users');
  const titleId = useId();
  const { name, password, isUnsaved, isBusy, save, question } = useOwnLogin(me);
  const dataExport = useDataExport();
  const guard = useUnsavedGuard(isUnsaved, t('own.title'));
  const toggle = { 'aria-label': t('own.showPassword') };
  return (
    <section className="panel column" aria-labelledby={titleId}>
      <h2 id={titleId} className="p-16-18-4">
        {t('own.title')}
      </h2>
      <form
        className="column flex-1"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Stack gap={13} p="8px 18px 16px">
          <div className="columns gap-12 items-start">
            <TextInput
              label={t('fields.firstName')}
              autoComplete="given-name"
              {...name.getInputProps('firstName')}
            />
            <TextInput
              label={t('fields.lastName')}
              autoComplete="family-name"
              {...name.getInputProps('lastName')}
            />
          </div>
          <p className="quiet fz-caption mt--8">{t('fields.nameHelp')}</p>
          <PasswordInput
            label={t('own.oldPassword')}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            {...password.getInputProps('oldPassword')}
          />
          <div className="columns gap-12 items-start">
            <PasswordInput
              label={t('own.newPassword')}
              description={t('own.newPasswordHelp', { minimum: newPasswordMinimum })}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              autoComplete="new-password"
              visibilityToggleButtonProps={toggle}
              {...password.getInputProps('password')}
            />
            <PasswordInput
              label={t('own.confirmation')}
              autoComplete="new-password"
              visibilityToggleButtonProps={toggle}
              {...password.getInputProps('passwordConfirmation')}
            />
          </div>
        </Stack>
        <div className={`${classes.tallFoot} line-top mt-auto p-11-18`} data-end>
          <Button variant="subtle" loading={dataExport.isBusy} onClick={() => void dataExport.exportOwn()}>
            {t('own.export')}
          </Button>
          <Button type="submit" variant="default" loading={isBusy}>
            {t('own.save')}
          </Button>
        </div>
      </form>
      {question}
      {guard.question}
    </section>
  );
}
