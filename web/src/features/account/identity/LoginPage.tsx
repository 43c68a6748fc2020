import { Anchor, Button, Loader } from '@mantine/core';
import { emailField, loginPassword } from '@praxora/contract/account/identity.calls';
import { safeReturnPath } from '@praxora/rules/account/redirects';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { checkedBy, fieldError } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { type Credentials, login } from '../../../lib/session/session.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { type AuthNote, useAuthLink } from './auth-links.ts';
import { CodeStep } from './CodeStep.tsx';
import { type EmailStatus, useEmailCheck } from './email-check.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { readUtk } from './marketing-cookie.ts';
import { useAuthForm } from './useAuthForm.ts';

const loginForm = z.object({ email: emailField, password: loginPassword });

export function LoginPage() {
  // Verified credentials of a user with two-step login, kept until they are sent again with the code.
  const [proven, setProven] = useState<Credentials | null>(null);
  const enter = useEnter();
  if (proven)
    return <CodeStep onCode={(code) => enter({ ...proven, code })} onBack={() => setProven(null)} />;
  return <PasswordStep onCodeRequired={setProven} />;
}

function PasswordStep({ onCodeRequired }: { onCodeRequired: (proven: Credentials) => void }) {
  const { t } = useTranslation('identity');
  const note = (useLocation().state ?? {}) as AuthNote;
  const linkTo = useAuthLink();
  const passwordId = useId();
  const { form, emailCheck, checkEmail } = useLoginForm(note, onCodeRequired);
  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('login.title')}</h1>
      <p className={classes.lead}>{t('login.lead')}</p>
      <form className="grid mt-28" onSubmit={form.submit} noValidate>
        {form.failure !== null && (
          <AuthNotice kind="error">
            <ApiErrorMessage error={form.failure} />
          </AuthNotice>
        )}
        {form.failure === null && <LoginNote note={note} />}
        <EmailField
          // After a change of password the e-mail is filled in already.
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
        <Button type="submit" fullWidth className="h-46 mt-4 fz-lead" loading={form.submitting}>
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

function LoginNote({ note }: { note: AuthNote }) {
  const { t } = useTranslation('identity');
  if (note.passwordChanged) return <AuthNotice kind="success">{t('login.passwordChanged')}</AuthNotice>;
  if (note.invitationAccepted) return <AuthNotice kind="success">{t('login.invitationAccepted')}</AuthNotice>;
  return null;
}

/** Logs in and goes on to where the user wanted to. */
function useEnter() {
  const { t } = useTranslation('twoStepDuty');
  const { search } = useLocation();
  const navigate = useNavigate();
  return async (credentials: Credentials): Promise<void> => {
    await login(credentials);
    const { user } = sessionStore.get();
    if (user?.twoStepUntil && !user.isTwoStepDue)
      notify.warning(t('until', { day: formatDate(user.twoStepUntil) }));
    // A legacy user is not led on: the app shows the logo and sends them to the older site.
    if (sessionStore.get().meta?.is_pro20 === false) return;
    await navigate(safeReturnPath(new URLSearchParams(search).get('rurl'), pathTo('dashboard')), {
      replace: true,
    });
  };
}

function useLoginForm(note: AuthNote, onCodeRequired: (proven: Credentials) => void) {
  const enter = useEnter();
  const emailCheck = useEmailCheck();
  const form = useAuthForm({
    initialValues: { email: note.email ?? '', password: '' },
    validate: (values) => ({
      ...(emailCheck.status === 'unregistered' ? { email: fieldError('EMAIL_NOT_REGISTERED') } : {}),
      ...checkedBy(loginForm)(values),
    }),
    send: async ({ email, password }) => {
      const credentials = { email: email.trim(), password, utk: readUtk() };
      try {
        await enter(credentials);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CODE_REQUIRED')) throw error;
        onCodeRequired(credentials);
      }
    },
    refusals: [{ code: 'BAD_CREDENTIALS', field: 'password', isTypedAnew: true }],
  });

  async function checkEmail() {
    if (form.values.email === '' || form.validateField('email').hasError) return;
    if ((await emailCheck.check(form.values.email)) === 'unregistered')
      form.setFieldError('email', fieldError('EMAIL_NOT_REGISTERED'));
  }
  return { form, emailCheck, checkEmail };
}

function EmailMark({ status }: { status: EmailStatus }) {
  const { t } = useTranslation('identity');
  if (status === 'checking') return <Loader size={16} aria-label={t('login.checkingEmail')} />;
  if (status !== 'registered') return null;
  return (
    <IconCircleCheckFilled
      size={18}
      className="c-ok-mark"
      role="img"
      aria-label={t('login.emailRegistered')}
    />
  );
}
