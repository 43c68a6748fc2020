// Details of an entry: its moment, the login it belongs to, all fields, and the way back to the old value.
import { Button } from '@mantine/core';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { IconArrowBackUp, IconListDetails, IconLogin2, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityWords } from '../../../domain/account/index.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { type ReverseChange, reverseChange } from './reverse-change.ts';

export function EntryDetail({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation('activity');
  const words = useActivityWords();
  const { user } = useSession();
  const { at, author, changes, id, isRefused, subject } = entry;
  const reverse = user && reverseChange(entry, user);
  return (
    <div className="panel bg-sheet p-10-14 wrap spread gap-8-16 items-center fz-note">
      <span className="wrap gap-2-18 quiet rest-auto">
        <span>{formatDateTime(at)}</span>
        {author.session && <Session session={author.session} />}
        {holdsFromNextOrder(entry) && (
          <span className="inline-row gap-6">
            <IconShoppingCart size={15} stroke={1.6} aria-hidden />
            {t('detail.nextOrder')}
          </span>
        )}
        {isRefused && (
          <span>{t('detail.call', { name: [subject.name, subject.id].filter(Boolean).join(' · ') })}</span>
        )}
        {changes.map((change) => (
          <span key={change.field} className="anywhere">
            {words.field(change.field)}: {words.before(change)} → <b>{words.after(change)}</b>
          </span>
        ))}
        <span className="px-num">{t('detail.number', { number: formatNumber(id, 0) })}</span>
      </span>
      {reverse && <ReverseButton entry={entry} reverse={reverse} />}
    </div>
  );
}

/** Prices of a vendor are reckoned anew with each order; orders that were placed keep theirs. */
const holdsFromNextOrder = ({ action, changes }: ActivityEntry): boolean =>
  (action === 'vendor.termsChanged' || action === 'vendor.preferencesChanged') &&
  changes.some(({ field }) => field !== 'isFavorite' && field !== 'isHidden');

function Session({ session }: { session: NonNullable<ActivityEntry['author']['session']> }) {
  const { t } = useTranslation('activity');
  const { loggedInAt, hasSecondStep, changes } = session;
  const time = formatDateTime(loggedInAt);
  return (
    <>
      <span className="inline-row gap-6">
        <IconLogin2 size={15} stroke={1.6} aria-hidden />
        {hasSecondStep ? t('detail.loginTwoSteps', { time }) : t('detail.login', { time })}
      </span>
      {changes > 0 && (
        <span className="inline-row gap-6">
          <IconListDetails size={15} stroke={1.6} aria-hidden />
          {t('detail.inSession', { count: changes, number: formatNumber(changes, 0) })}
        </span>
      )}
    </>
  );
}

function ReverseButton({ entry, reverse }: { entry: ActivityEntry; reverse: ReverseChange }) {
  const { t } = useTranslation('activity');
  const words = useActivityWords();
  const [isOpen, setOpen] = useState(false);
  const { changes } = reverse;
  const value = changes.map(words.before).join(', ');
  const field = changes.map((change) => words.field(change.field)).join(', ');
  const { name } = entry.subject;
  const change = useChange({
    call: () => reverse.send(),
    success: () => t('backDone', { value }),
    refetch: [everything],
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('back', { value })}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('backTitle', { value })}
          action={t('back', { value })}
          onSubmit={() => change.send()}
          onClose={() => setOpen(false)}
        >
          <p>{name === '' ? t('backNoName', { field, value }) : t('backText', { field, name, value })}</p>
        </FormDialog>
      )}
    </>
  );
}
