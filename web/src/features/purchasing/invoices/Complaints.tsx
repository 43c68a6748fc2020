// What was complained about before, in the words that went out.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';

export function Complaints({ complaints }: Pick<InvoiceDetail, 'complaints'>) {
  const { t } = useTranslation('invoices');
  return complaints.map(({ sentAt, sentBy, recipient, subject, body }) => (
    <section key={sentAt} className="panel p-14-18" aria-label={subject}>
      <p className="quiet fz-note">
        {t('complaint.sent', { day: formatDateTime(sentAt), person: sentBy ?? '–', recipient })}
      </p>
      <h2 className="fz-lead mt-6">{subject}</h2>
      <p className="pre-line anywhere mt-6">{body}</p>
    </section>
  ));
}
