// Invoices by mail: the practice's address to pass on to vendors, and what came there and waits for a person.
import { Button } from '@mantine/core';
import { invoiceMailboxCalls } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { useMailbox } from './invoices.queries.ts';
import { MailAddress } from './MailAddress.tsx';
import { WaitingMails } from './WaitingMails.tsx';

export function MailPanel({ onTake }: { onTake: (file: File, mailId: number) => void }) {
  const { t } = useTranslation('invoices');
  const { data } = useMailbox();
  const renewal = useChange<void, { address: string }>({
    call: (_, key) => callApi(invoiceMailboxCalls.renewMailbox, {}, key),
    success: () => t('mail.renewed'),
    refetch: [invoicesKey],
  });
  if (!data) return null;
  return (
    <>
      {data.isAvailable && (
        <div className="wrap gap-8 items-center quiet fz-note">
          {data.address !== null && <MailAddress address={data.address} onRenew={renewal.send} />}
          {data.address === null && (
            <Permitted permission="manageAccount">
              <Button variant="subtle" size="compact-sm" onClick={() => renewal.run()}>
                {t('mail.create')}
              </Button>
            </Permitted>
          )}
        </div>
      )}
      {data.waiting.length > 0 && <WaitingMails mails={data.waiting} onTake={onTake} />}
    </>
  );
}
