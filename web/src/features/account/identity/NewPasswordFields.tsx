import type { PasswordInputProps } from '@mantine/core';
import { newPasswordMinimum } from '@praxora/contract/account/identity.calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './fields.tsx';

/** A new password is typed twice, so that a slip locks nobody out. */
export function NewPasswordFields({
  password,
  confirmation,
}: {
  password: PasswordInputProps;
  confirmation: PasswordInputProps;
}) {
  const { t } = useTranslation('identity');
  const ids = { password: useId(), confirmation: useId() };
  return (
    <>
      <PasswordField
        {...password}
        id={ids.password}
        label={t('fields.newPassword')}
        description={t('fields.newPasswordHelp', { minimum: newPasswordMinimum })}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...confirmation}
        id={ids.confirmation}
        label={t('fields.confirmation')}
        name="new-password-confirmation"
        autoComplete="new-password"
      />
    </>
  );
}
