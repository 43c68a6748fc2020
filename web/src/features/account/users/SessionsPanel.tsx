// Where the user is logged in. Ending a session takes effect at once.
import { Button, Skeleton } from '@mantine/core';
import { type OwnSession, ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
  IconLogout,
  IconPointFilled,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import mark from '../../../ui/marks/ToneMark.module.css';
import classes from './AccountAccess.module.css';
import { sessionsKey, useOwnSessions } from './queries.ts';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
} as const;

const kinds = {
  computer: 'sessions.kinds.computer',
  phone: 'sessions.kinds.phone',
  tablet: 'sessions.kinds.tablet',
  unknown: 'sessions.kinds.unknown',
} as const;

/** This one, and those used last; who logs in every day has many. */
const shownFirst = 5;

export function SessionsPanel() {
  const { t } = useTranslation('users');
  const titleId = useId();
  const sessions = useOwnSessions();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : (sessions.data?.length ?? 0) - shownFirst;
  const others = sessions.data?.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <section className="panel column" aria-labelledby={titleId}>
      <h2 id={titleId} className="p-16-18-4">
        {t('sessions.title')}
      </h2>
      {sessions.data ? (
        <ul className="plain-list p-0-18">
          {sessions.data.slice(0, isWhole ? undefined : shownFirst).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void sessions.refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <Skeleton height={120} />
      )}
      {hidden > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={'self-start m-0-10-10'}
          onClick={() => setWhole(true)}
        >
          {t('sessions.more', { count: hidden })}
        </Button>
      )}
      {others > 0 && <EndOthers count={others} />}
    </section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('users');
  const { kind, system, browser } = session.device;
  const Icon = icons[kind];
  const { user } = useSession();
  const device = [t(kinds[kind]), ...[system, browser].filter((word) => word !== '')].join(', ');
  const practice = (user?.practices ?? 1) > 1 ? ` · ${session.practice}` : '';
  const end = useChange({
    call: () => callApi(ownAccessCalls.endOwnSession, { params: { sessionId: session.id } }),
    success: () => t('sessions.ended', { device }),
    refetch: [sessionsKey],
  });
  return (
    <li className="line-between row gap-12 mih-65">
      <Icon size={22} stroke={1.5} className={classes.deviceIcon} aria-hidden />
      <span className="rest block lh-135">
        <span className="block fz-note fw-540">{device}</span>
        <span className="quiet fz-caption block fw-400 anywhere">
          {session.isThis
            ? t('sessions.this', { when: formatDateTime(session.since) })
            : t('sessions.lastUsed', { when: formatDateTime(session.lastUsedAt) })}
          {practice}
        </span>
      </span>
      {session.isThis ? (
        <span className={mark.mark} data-tone="ok">
          <IconPointFilled size={14} aria-hidden />
          {t('sessions.here')}
        </span>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={end.isBusy}
          aria-label={t('sessions.endOf', { device })}
          onClick={() => void end.run()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation('users');
  const [isAsking, setAsking] = useState(false);
  const end = useChange({
    call: () => callApi(ownAccessCalls.endOtherSessions, {}),
    success: ({ ended }) => t('sessions.othersEnded', { count: ended }),
    refetch: [sessionsKey],
  });
  return (
    <div className={`${classes.tallFoot} line-top mt-auto p-11-18`}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('sessions.endOthers', { count })}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('sessions.endOthersTitle', { count })}
          action={t('sessions.endOthersAction')}
          isDangerous
          onSubmit={() => end.send()}
          onClose={() => setAsking(false)}
        >
          <p>{t('sessions.endOthersText')}</p>
        </FormDialog>
      )}
    </div>
  );
}
