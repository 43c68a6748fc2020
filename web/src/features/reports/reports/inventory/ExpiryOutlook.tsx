// Stock by time of expiry, as of the day of the list.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../../lib/i18n.ts';
import { CountBars } from '../../../../ui/charts/CountBars.tsx';
import classes from './Inventory.module.css';
import type { InventoryReport } from './inventory-report.ts';

const bands = [
  { band: 'expired', text: 'band.expired', filter: ['expired'] },
  { band: 'under1Month', text: 'band.under1Month', filter: ['under1Month'] },
  { band: 'under3Months', text: 'band.under3Months', filter: ['under1Month', 'under3Months'] },
] as const;

/** The colours of the inventory's bands: this month, the next two, later. */
const toneOf = (index: number) => (index === 0 ? 'min' : index < 3 ? 'warn' : 'plain');

interface ExpiryOutlookProps {
  outlook: InventoryReport['outlook'];
  onChoose: (bands: readonly string[]) => void;
}

export function ExpiryOutlook({ outlook, onChoose }: ExpiryOutlookProps) {
  const { t } = useTranslation('reports');
  const { sumText } = useValueTexts();
  const locale = toLocale(useLanguage());
  const monthName = (month: string) =>
    new Date(`${month}T00:00:00Z`).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <section className="panel p-16-18 column gap-12" aria-labelledby="expiry-outlook">
      <h2 id="expiry-outlook">{t('outlook.title')}</h2>
      {outlook.months.some(({ batches }) => batches > 0) && (
        <CountBars
          label={t('outlook.chart')}
          bars={outlook.months.map(({ month, batches }, index) => ({
            key: month,
            name: monthName(month),
            count: batches,
            tone: toneOf(index),
          }))}
          formatCount={(count) => formatNumber(count, 0)}
        />
      )}
      <ul className={`${classes.bands} plain-list`}>
        {bands.map(({ band, text, filter }) => (
          <li key={band}>
            <UnstyledButton
              className="c-primary fz-note fw-560 mih-24 hover-td-underline"
              onClick={() => onChoose(filter)}
            >
              {t(text)}
            </UnstyledButton>
            <span className="px-num" data-wraps data-right>
              {t('outlook.batches', {
                count: outlook[band].batches,
                number: formatNumber(outlook[band].batches, 0),
              })}{' '}
              · {sumText(outlook[band].valueCents, outlook[band].unpricedArticles)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
