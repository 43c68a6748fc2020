// Table cells of a user.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { IconAlertTriangleFilled, IconShieldCheckFilled, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { userName } from '../../../domain/account/index.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { toInitials } from '../../../lib/session/naming.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import classes from './AccountAccess.module.css';

export function Initials({ user, isMe = false }: { user: PracticeUser; isMe?: boolean }) {
  return (
    <span
      className={`${classes.initials} bg-tile bdrs-10 grid flex-none fz-caption fw-620 h-34 place-center w-34`}
      data-me={isMe || undefined}
      aria-hidden
    >
      {toInitials(user)}
    </span>
  );
}

export function UserName({ user, isMe }: { user: PracticeUser; isMe: boolean }) {
  const { t } = useTranslation('users');
  const name = userName(user);
  return (
    <span className="row gap-12 min-w-0">
      <Initials user={user} isMe={isMe} />
      <span className="rest block lh-135">
        <span className="wrap gap-2-8 items-center fw-540 anywhere">
          {name}
          {isMe && <span className="bd-line bdrs-6 quiet fz-caption fw-450 p-0-6">{t('you')}</span>}
          {!user.isActive && (
            <span className={mark.mark} data-pill>
              <IconUserOff size={14} stroke={1.8} aria-hidden />
              {t('states.deactivated')}
            </span>
          )}
        </span>
        {name !== user.email && <span className="quiet fz-caption block fw-400 anywhere">{user.email}</span>}
      </span>
    </span>
  );
}

export function LastLogin({ user, isMe }: { user: PracticeUser; isMe: boolean }) {
  const { t } = useTranslation('users');
  if (isMe) {
    return (
      <span className="inline-row gap-6">
        <span className="bg-ok-mark bdrs-4 h-7 w-7" aria-hidden />
        {t('signedInNow')}
      </span>
    );
  }
  return (
    <span className="quiet fz-note">
      {user.lastLoginAt === null ? t('never') : formatDateTime(user.lastLoginAt)}
    </span>
  );
}

export function TwoStepMark({ user }: { user: PracticeUser }) {
  const { t } = useTranslation('users');
  const { hasTwoStep, twoStepUntil, twoStepResetAt } = user;
  if (!hasTwoStep && twoStepUntil === null) return <span className="quiet fz-note">{t('twoStep.off')}</span>;
  const day = twoStepResetAt ?? twoStepUntil;
  return (
    <span className="block lh-135">
      <span className={mark.mark} data-tone={hasTwoStep ? 'ok' : 'warn'}>
        {hasTwoStep ? (
          <IconShieldCheckFilled size={15} aria-hidden />
        ) : (
          <IconAlertTriangleFilled size={15} aria-hidden />
        )}
        {t(hasTwoStep ? 'twoStep.on' : 'twoStep.missing')}
      </span>
      {day && (
        <span className="quiet fz-caption block">
          {twoStepResetAt
            ? t('twoStep.resetAt', { time: formatDateTime(twoStepResetAt) })
            : t('twoStep.until', { day: formatDate(day) })}
        </span>
      )}
    </span>
  );
}
