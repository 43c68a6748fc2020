// What the complaint would say; it follows each choice in the table above.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WrittenComplaint } from './useComplaintText.ts';

interface ComplaintDraftProps {
  invoice: InvoiceDetail;
  complaint: WrittenComplaint;
}

export function ComplaintDraft({ invoice, complaint }: ComplaintDraftProps) {
  const { t } = useTranslation('invoices');
  return (
    <section className="panel overflow-hidden" aria-labelledby="complaint-title">
      <div className="wrap gap-8 items-center spread line-bottom p-14-18">
        <h2 id="complaint-title" className="row gap-8 fz-lead">
          <IconMail className="c-primary" size={19} aria-hidden />
          {t('complaint.title')}
        </h2>
        <span className="quiet fz-note">{t('complaint.follows')}</span>
      </div>
      <div className="column gap-10 p-14-18">
        <dl className="column gap-4 m-0 fz-row">
          <Field label={t('complaint.to')} value={invoice.complaintRecipient ?? t('complaint.noRecipient')} />
          <Field label={t('complaint.subjectLabel')} value={complaint.subject} />
        </dl>
        <p>
          {complaint.greeting}
          <br />
          {complaint.opening}
        </p>
        <ul className="column gap-4 plain-list bg-sunken bdrs-10 p-10-12">
          {complaint.lines.map(({ key, text, amount }) => (
            <li key={key} className="row gap-12 items-baseline spread">
              <span className="anywhere">{text}</span>
              <span className="px-num nowrap">{amount}</span>
            </li>
          ))}
          <li className="row gap-12 items-baseline spread fw-600">
            <span>{complaint.sum.text}</span>
            <span className="px-num nowrap">{complaint.sum.amount}</span>
          </li>
        </ul>
        <p>{complaint.request}</p>
      </div>
    </section>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  return (
    <div className="wrap gap-4-12">
      <dt className="quiet miw-66">{label}</dt>
      <dd className="m-0 fw-560 anywhere">{value}</dd>
    </div>
  );
}
