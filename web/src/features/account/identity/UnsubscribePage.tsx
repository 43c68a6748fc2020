// The way out of the e-mail digest. Opening it changes nothing: mail programs and virus scanners open links, too.
import { Anchor, Button } from '@mantine/core';
import { digestCalls } from '@praxora/contract/reports/digest.calls';
import { IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';

export function UnsubscribePage() {
  const [isDone, setDone] = useState(false);
  return isDone ? <Unsubscribed /> : <Question onDone={() => setDone(true)} />;
}

function Question({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mailLinks');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const end = useChange({
    call: () => callApi(digestCalls.unsubscribe, { body: { token } }, { skipErrorHandler: true }),
    after: onDone,
    showsRefusal: true,
  });
  const failure = end.error;
  // A link that was cut off says nothing a server could read.
  const isUnknown =
    failure instanceof ApiError && (failure.code === 'TOKEN_EXPIRED' || failure.status === 422);

  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('unsubscribe.title')}</h1>
      <p className={classes.lead}>{t('unsubscribe.lead')}</p>
      <div className="grid mt-28">
        {failure !== null && (
          <AuthNotice kind="error">
            {isUnknown ? t('unsubscribe.unknown') : <ApiErrorMessage error={failure} />}
          </AuthNotice>
        )}
        <Button fullWidth className="h-46 mt-4 fz-lead" loading={end.isBusy} onClick={() => void end.run()}>
          {t('unsubscribe.submit')}
        </Button>
      </div>
      <p className={classes.after}>
        <Anchor component={Link} to={pathTo('login')} className={classes.link}>
          {t('unsubscribe.toLogin')}
        </Anchor>
      </p>
    </>
  );
}

function Unsubscribed() {
  const { t } = useTranslation('mailLinks');
  return (
    <div role="status">
      <span className={classes.mark}>
        <IconMailOff size={28} stroke={1.6} aria-hidden />
      </span>
      <h1 className={`${classes.title} fz-32`}>{t('unsubscribe.doneTitle')}</h1>
      <p className={classes.lead}>{t('unsubscribe.doneLead')}</p>
      <div className={`${classes.actions} wrap gap-10 mt-28`}>
        <Button component={Link} to={pathTo('login')}>
          {t('unsubscribe.toLogin')}
        </Button>
      </div>
    </div>
  );
}
