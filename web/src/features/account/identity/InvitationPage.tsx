// Page on which an invited person accepts, with an existing login or with a new password. Opening the link changes nothing, since mail programs and virus
// scanners open links, too.
import { Anchor, Skeleton } from '@mantine/core';
import { userCalls } from '@praxora/contract/account/users.calls';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { JoinPractice } from './JoinPractice.tsx';

function Acceptance(props: ComponentProps<typeof InvitationForm>) {
  return props.invitation.hasLogin ? <JoinPractice {...props} /> : <InvitationForm {...props} />;
}

export function InvitationPage() {
  const { t } = useTranslation('mailLinks');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      callApi(userCalls.openInvitation, { body: { token } }, { signal, skipErrorHandler: true }),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  });
  // A link that was cut off says nothing a server could read.
  const isVoid = token === '' || (error instanceof ApiError && error.status === 422);
  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('invitation.title')}</h1>
      {data ? (
        <Acceptance key={token} token={token} invitation={data} />
      ) : isVoid || error ? (
        <div className="grid mt-28">
          <AuthNotice kind="error">
            {isVoid ? t('invitation.void') : <ApiErrorMessage error={error} />}
          </AuthNotice>
        </div>
      ) : (
        <Skeleton height={320} mt={28} />
      )}
      <p className={classes.after}>
        <Anchor component={Link} to={pathTo('login')} className={classes.link}>
          {t('invitation.toLogin')}
        </Anchor>
      </p>
    </>
  );
}
