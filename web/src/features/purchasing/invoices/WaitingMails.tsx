import { Button } from '@mantine/core';
import type { WaitingMail } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import { invoiceMailboxCalls } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi, downloadApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

interface WaitingMailsProps {
  mails: readonly WaitingMail[];
  onTake: (file: File, mailId: number) => void;
}

/** Files that leave something open go the way of a dropped one; the rest is removed. */
export function WaitingMails({ mails, onTake }: WaitingMailsProps) {
  const { t } = useTranslation('invoices');
  const removal = useChange<number, { deleted: boolean }>({
    call: (mailId, key) => callApi(invoiceMailboxCalls.discardMail, { params: { mailId } }, key),
    success: () => t('mail.removed'),
    refetch: [invoicesKey],
  });
  const open = async ({ id, fileName }: WaitingMail) => {
    const blob = await downloadApi(invoiceMailboxCalls.downloadMail, { params: { mailId: id } });
    onTake(new File([blob], fileName ?? '', { type: blob.type }), id);
  };
  return (
    <section className="panel p-12-16" aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="fz-lead mb-6">
        {t('mail.waiting', { count: mails.length })}
      </h2>
      <ul className="column gap-10 plain-list">
        {mails.map((mail) => (
          <li key={mail.id} className="wrap gap-4-12 items-center spread">
            <span className="column gap-2 min-w-0">
              <span className="fw-560 anywhere">{mail.fileName ?? t('mail.withoutFile')}</span>
              <span className="quiet fz-note anywhere">
                {t('mail.facts', {
                  subject: mail.subject,
                  sender: mail.sender,
                  time: formatDateTime(mail.receivedAt),
                })}
              </span>
            </span>
            <span className="row gap-8">
              {mail.fileName !== null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => void open(mail).catch(notifyRefusal)}
                >
                  {t('mail.take')}
                </Button>
              )}
              <Button variant="subtle" size="compact-sm" onClick={() => removal.run(mail.id)}>
                {t('mail.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
