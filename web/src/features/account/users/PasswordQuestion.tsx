// Password confirmation before a change of how a user logs in.
import { PasswordInput } from '@mantine/core';
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface PasswordQuestionProps {
  title: string;
  action: string;
  isDangerous?: boolean;
  /** False keeps the dialog open: something else comes in its place. */
  onPassword: (password: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

export function PasswordQuestion({
  title,
  action,
  isDangerous,
  onPassword,
  onClose,
  children,
}: PasswordQuestionProps) {
  const { t } = useTranslation('users');
  const form = useContractForm({
    schema: bodySchema(ownAccessCalls.switchTwoStepOff),
    initialValues: { password: '' },
  });
  const submit = form.submit(({ password }) => onPassword(password));
  return (
    <FormDialog
      title={title}
      action={action}
      {...(isDangerous ? { isDangerous } : {})}
      onSubmit={async () => {
        try {
          return await submit();
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'PASSWORD_INVALID')) throw error;
          form.setFieldError('password', fieldError('PASSWORD_INVALID'));
          return false;
        }
      }}
      onClose={onClose}
    >
      {children}
      <PasswordInput
        label={t('own.oldPassword')}
        autoComplete="current-password"
        autoFocus
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': t('own.showPassword') }}
        {...form.getInputProps('password')}
      />
    </FormDialog>
  );
}
