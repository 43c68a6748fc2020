// The invited e-mail has a login: the person accepts by one click, logged in or after logging in. No password is set.
import { Button } from '@mantine/core';
import { ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import type { AuthNote } from './auth-links.ts';
import type { InvitationFormProps } from './InvitationForm.tsx';

/** Joins, and goes on in the practice that was joined. */
async function join(token: string): Promise<void> {
  const { practiceId } = await callApi(ownPracticeCalls.joinPractice, { body: { token } });
  await callApi(ownPracticeCalls.switchPractice, { body: { practiceId } });
  window.location.assign(pathTo('dashboard'));
}

export function JoinPractice({ token, invitation: { email, practice } }: InvitationFormProps) {
  const { t } = useTranslation(['mailLinks', 'common']);
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const change = useChange({ call: () => join(token) });
  const note: AuthNote = { email };
  return (
    <>
      <p className={classes.lead}>{t('mailLinks:invitation.joinLead', { practice, email })}</p>
      <div className="grid mt-28">
        {user && user.email !== email && (
          <AuthNotice kind="error">
            {t('mailLinks:invitation.somebodyElse', { email: user.email })}
          </AuthNotice>
        )}
        {user?.email === email ? (
          <Button
            fullWidth
            className="h-46 fz-lead"
            loading={change.isBusy}
            onClick={() => void change.run()}
          >
            {t('mailLinks:invitation.join', { practice })}
          </Button>
        ) : (
          <Button
            component={Link}
            to={pathTo('login', {}, { rurl: pathname + search })}
            state={note}
            fullWidth
            className="h-46 fz-lead"
          >
            {t('mailLinks:invitation.logInToJoin')}
          </Button>
        )}
      </div>
    </>
  );
}
