// Table cells of a user.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { IconShieldCheckFilled, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';
import { toInitials } from '../../../lib/session/naming.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import classes from './AccountAccess.module.css';
import { userName } from './naming.ts';

export function UserName({ user, isMe }: { user: PracticeUser; isMe: boolean }) {
  const { t } = useTranslation('users');
  const name = userName(user);
  return (
    <span className="row gap-12 min-w-0">
      <span
        className={`${classes.initials} bg-tile bdrs-10 grid flex-none fz-caption fw-620 h-34 place-center w-34`}
        data-me={isMe || undefined}
        aria-hidden
      >
        {toInitials(user)}
      </span>
      <span className="rest block lh-135">
        <span className="wrap gap-2-8 items-center fw-540 anywhere">
          {name}
          {isMe && <span className="bd-line bdrs-6 quiet fz-caption fw-450 p-0-6">{t('you')}</span>}
        </span>
        {name !== user.email && <span className="quiet fz-caption block fw-400 anywhere">{user.email}</span>}
      </span>
    </span>
  );
}

export function Role({ isApprover }: { isApprover: boolean }) {
  const { t } = useTranslation('users');
  if (!isApprover) return <span className="quiet fz-note">{t('roles.buyer')}</span>;
  return (
    <span className={mark.mark} data-tone="primary">
      <IconUserCheck size={15} stroke={1.8} aria-hidden />
      {t('roles.approver')}
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

export function TwoStepMark({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('users');
  if (!isOn) return <span className="quiet fz-note">{t('twoStep.off')}</span>;
  return (
    <span className={mark.mark} data-tone="ok">
      <IconShieldCheckFilled size={15} aria-hidden />
      {t('twoStep.on')}
    </span>
  );
}

export function UserState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('users');
  if (isActive) return t('states.active');
  return (
    <span className={mark.mark} data-pill>
      <IconUserOff size={14} stroke={1.8} aria-hidden />
      {t('states.deactivated')}
    </span>
  );
}
