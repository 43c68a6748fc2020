// A new password: by the link from the mail, or by e-mail and present password.
import { Anchor, Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { checkedBy } from '../../../lib/forms.tsx';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { type AuthNote, useAuthLink } from './auth-links.ts';
import { changePassword, emptyChange, formFor } from './change-password.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAuthForm } from './useAuthForm.ts';

export function ChangePasswordPage() {
  const { t } = useTranslation('identity');
  const token = new URLSearchParams(useLocation().search).get('token');
  const navigate = useNavigate();
  const linkTo = useAuthLink();
  const oldPasswordId = useId();
  const form = useAuthForm({
    initialValues: emptyChange,
    validate: checkedBy(formFor(token)),
    send: async (values) => {
      await changePassword(token, values);
      const note: AuthNote = { passwordChanged: true, ...(token ? {} : { email: values.email.trim() }) };
      await navigate(linkTo('login'), { state: note });
    },
    refusals: token ? [] : [{ code: 'PASSWORD_INVALID', field: 'oldPassword', isTypedAnew: true }],
  });

  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('change.title')}</h1>
      <p className={classes.lead}>{token ? t('change.leadToken') : t('change.lead')}</p>
      <form className="grid mt-28" onSubmit={form.submit} noValidate>
        {form.failure !== null && <ChangeFailure error={form.failure} />}
        {!token && (
          <>
            <EmailField {...form.getInputProps('email')} />
            <PasswordField
              id={oldPasswordId}
              label={t('fields.oldPassword')}
              name="old-password"
              autoComplete="current-password"
              aside={
                <Anchor component={Link} to={linkTo('resetPassword')} className={classes.link}>
                  {t('change.forgot')}
                </Anchor>
              }
              {...form.getInputProps('oldPassword')}
            />
          </>
        )}
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={form.getInputProps('passwordConfirmation')}
        />
        <Button type="submit" fullWidth className="h-46 mt-4 fz-lead" loading={form.submitting}>
          {t('change.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component={Link} to={linkTo('login')} className={classes.link}>
          {t('change.toLogin')}
        </Anchor>
      </p>
    </>
  );
}

function ChangeFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('identity');
  const linkTo = useAuthLink();
  const isLinkExpired = error instanceof ApiError && error.code === 'TOKEN_EXPIRED';
  return (
    <AuthNotice kind="error">
      <ApiErrorMessage error={error} />
      {isLinkExpired && (
        <div>
          <Anchor component={Link} to={linkTo('resetPassword')} className={classes.link}>
            {t('change.requestNew')}
          </Anchor>
        </div>
      )}
    </AuthNotice>
  );
}
