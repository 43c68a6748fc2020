import { Button } from '@mantine/core';
import { userCalls } from '@praxora/contract/account/users.calls';
import { bodySchema, type DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { checkedBy } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { login } from '../../../lib/session/session.ts';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import type { AuthNote } from './auth-links.ts';
import { NameField } from './fields.tsx';
import { readUtk } from './marketing-cookie.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAuthForm } from './useAuthForm.ts';

export interface InvitationFormProps {
  token: string;
  invitation: DataOf<typeof userCalls.openInvitation>;
}

export function InvitationForm({ token, invitation }: InvitationFormProps) {
  const { t } = useTranslation(['identity', 'mailLinks']);
  const navigate = useNavigate();
  const { email, practice, firstName, lastName } = invitation;
  const form = useAuthForm({
    initialValues: { token, firstName, lastName, password: '', passwordConfirmation: '' },
    validate: checkedBy(bodySchema(userCalls.acceptInvitation)),
    send: async (body) => {
      await callApi(userCalls.acceptInvitation, { body }, { skipErrorHandler: true });
      try {
        await login({ email, password: body.password, utk: readUtk() });
        await navigate(pathTo('dashboard'), { replace: true });
      } catch {
        // The user exists: whatever keeps the login back now, the page of the login can say.
        const note: AuthNote = { invitationAccepted: true, email };
        await navigate(pathTo('login'), { state: note });
      }
    },
  });
  return (
    <>
      <p className={classes.lead}>{t('mailLinks:invitation.lead', { practice, email })}</p>
      <form className="grid mt-28" onSubmit={form.submit} noValidate>
        {form.failure !== null && (
          <AuthNotice kind="error">
            <ApiErrorMessage error={form.failure} />
          </AuthNotice>
        )}
        {/* Password managers keep the password under it. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <div className="columns gap-12">
          <NameField
            label={t('identity:fields.firstName')}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <NameField
            label={t('identity:fields.lastName')}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </div>
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={form.getInputProps('passwordConfirmation')}
        />
        <Button type="submit" fullWidth className="h-46 mt-4 fz-lead" loading={form.submitting}>
          {t('mailLinks:invitation.submit')}
        </Button>
      </form>
    </>
  );
}
