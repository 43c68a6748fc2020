import { Anchor, Button, Loader } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailField, loginPassword } from '@praxora/contract/identity/identity.calls';
import { safeReturnPath } from '@praxora/rules/redirects';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkedBy, fieldError, focusFirstError } from '../../lib/forms.tsx';
import { pathTo } from '../../lib/paths.ts';
import { login } from '../../lib/session/session.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { type AuthNote, useAuthLink } from './auth-links.ts';
import { type EmailStatus, useEmailCheck } from './email-check.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { readUtk } from './marketing-cookie.ts';

export const loginForm = z.object({ email: emailField, password: loginPassword });

export function LoginPage() {
  const { t } = useTranslation('identity');
  const { search, state } = useLocation();
  const note = (state ?? {}) as AuthNote;
  const navigate = useNavigate();
  const linkTo = useAuthLink();
  const passwordId = useId();
  const emailCheck = useEmailCheck();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    initialValues: { email: note.email ?? '', password: '' },
    validate: (values) => ({
      ...(emailCheck.status === 'unregistered' ? { email: fieldError('EMAIL_NOT_REGISTERED') } : {}),
      ...checkedBy(loginForm)(values),
    }),
  });

  const checkEmail = async () => {
    if (form.values.email === '' || form.validateField('email').hasError) return;
    if ((await emailCheck.check(form.values.email)) === 'unregistered') {
      form.setFieldError('email', fieldError('EMAIL_NOT_REGISTERED'));
    }
  };

  const submit = form.onSubmit(
    async ({ email, password }) => {
      setFailure(null);
      try {
        await login({ email: email.trim(), password, utk: readUtk() });
        // A legacy user is not led on: the app shows the logo and sends them to the older site.
        if (sessionStore.get().meta?.is_pro20 === false) return;
        await navigate(safeReturnPath(new URLSearchParams(search).get('rurl'), pathTo('dashboard')), {
          replace: true,
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'BAD_CREDENTIALS') {
          form.setFieldError('password', fieldError('BAD_CREDENTIALS'));
          form.getInputNode<HTMLInputElement, 'password'>('password')?.select();
        } else {
          setFailure(error);
        }
      }
    },
    (errors) => focusFirstError(form, Object.keys(errors)),
  );

  return (
    <>
      <h1 className={classes.title}>{t('login.title')}</h1>
      <p className={classes.lead}>{t('login.lead')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        {failure !== null && (
          <AuthNotice kind="error">
            <ApiErrorMessage error={failure} />
          </AuthNotice>
        )}
        {note.passwordChanged && failure === null && (
          <AuthNotice kind="success">{t('login.passwordChanged')}</AuthNotice>
        )}
        <EmailField
          // Whoever comes back after changing the password has an e-mail already.
          autoFocus={note.email === undefined}
          {...form.getInputProps('email')}
          onChange={(event) => {
            emailCheck.reset();
            form.setFieldValue('email', event.currentTarget.value);
          }}
          onBlur={() => void checkEmail()}
          rightSection={<EmailMark status={emailCheck.status} />}
        />
        <PasswordField
          id={passwordId}
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          autoFocus={note.email !== undefined}
          aside={
            <Anchor component={Link} to={linkTo('resetPassword')} className={classes.link}>
              {t('login.forgot')}
            </Anchor>
          }
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth className={classes.submit} loading={form.submitting}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        {t('login.changeQuestion')}{' '}
        <Anchor component={Link} to={linkTo('changePassword')} className={classes.link}>
          {t('login.changeLink')}
        </Anchor>
      </p>
    </>
  );
}

function EmailMark({ status }: { status: EmailStatus }) {
  const { t } = useTranslation('identity');
  if (status === 'checking') return <Loader size={16} aria-label={t('login.checkingEmail')} />;
  if (status !== 'registered') return null;
  return (
    <IconCircleCheckFilled
      size={18}
      className={classes.tick}
      role="img"
      aria-label={t('login.emailRegistered')}
    />
  );
}
