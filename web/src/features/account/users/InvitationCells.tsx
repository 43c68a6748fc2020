// Table cells of an open invitation.
import { Button } from '@mantine/core';
import { type Invitation, userCalls } from '@praxora/contract/account/users.calls';
import { IconClock, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import classes from './AccountAccess.module.css';

export function InvitationName({ invitation, isMine }: { invitation: Invitation; isMine: boolean }) {
  const { t } = useTranslation('users');
  const name = `${invitation.firstName} ${invitation.lastName}`.trim();
  const day = formatDate(invitation.invitedAt);
  const invited = isMine
    ? t('invitation.byYou', { day })
    : t('invitation.by', { who: invitation.invitedBy.name, day });
  return (
    <span className="row gap-12 min-w-0">
      <span
        className={`${classes.initials} bg-tile bdrs-10 grid flex-none fz-caption fw-620 h-34 place-center w-34`}
        data-open
        aria-hidden
      >
        <IconMail size={17} stroke={1.6} />
      </span>
      <span className="rest block lh-135">
        <span className="wrap gap-2-8 items-center fw-540 anywhere">{invitation.email}</span>
        <span className="quiet fz-caption block fw-400 anywhere">
          {name === '' ? invited : `${name}, ${invited}`}
        </span>
      </span>
    </span>
  );
}

export function LinkValidity({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('users');
  const day = formatDate(invitation.validUntil);
  return (
    <span className="inline-row gap-6 quiet">
      <IconClock size={15} stroke={1.7} aria-hidden />
      {invitation.isExpired ? t('invitation.expired', { day }) : t('invitation.valid', { day })}
    </span>
  );
}

export function InvitationButtons({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('users');
  const [isAsking, setAsking] = useState(false);
  const { email, id } = invitation;
  const params = { invitationId: id };
  const again = useChange({
    call: () => callApi(userCalls.inviteAgain, { params }),
    success: () => t('invitation.sentAgain', { email }),
    refetch: [usersKey],
  });
  const withdraw = useChange({
    call: () => callApi(userCalls.withdrawInvitation, { params }),
    success: () => t('invitation.withdrawn', { email }),
    refetch: [usersKey],
  });
  return (
    <>
      <RowButtons>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={again.isBusy}
          aria-label={t('invitation.againTo', { email })}
          onClick={() => void again.run()}
        >
          {t('invitation.again')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('invitation.withdrawOf', { email })}
          onClick={() => setAsking(true)}
        >
          {t('invitation.withdraw')}
        </Button>
      </RowButtons>
      {isAsking && (
        <FormDialog
          title={t('invitation.withdrawTitle', { email })}
          action={t('invitation.withdraw')}
          isDangerous
          onSubmit={() => withdraw.send()}
          onClose={() => setAsking(false)}
        >
          <p>{t('invitation.withdrawText')}</p>
        </FormDialog>
      )}
    </>
  );
}
