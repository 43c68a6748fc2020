// Value of what was thrown away, month by month: it is no consumption, and stands beside it.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import type { ConsumptionReport } from './consumption-report.ts';

export function DisposedMonths({ months = [] }: { months?: ConsumptionReport['disposed'] | undefined }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (months.length === 0) return null;
  const total = months.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <section className="panel p-12-16 mb-18" aria-labelledby="disposed">
      <h2 id="disposed" className="fz-note fw-560">
        {t('consumption.disposed', { value: formatMoney(total) })}
      </h2>
      <dl className="wrap gap-8-12 mt-8 fz-note">
        {months.map(({ month, cents }) => (
          <div key={month} className="row gap-6">
            <dt className="quiet">{dayWords(month, language, 'month')}</dt>
            <dd className="px-num m-0">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
