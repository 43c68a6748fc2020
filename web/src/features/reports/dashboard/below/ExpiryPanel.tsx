// Expiring stock of the next half year, month by month, and the part that expires soon.
import type { ExpiringBatches } from '@praxora/contract/inventory/expiry.calls';
import { IconCircleXFilled, IconHourglassHigh, IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { CountBars } from '../../../../ui/charts/CountBars.tsx';
import { useExpiry } from '../dashboard.queries.ts';
import { monthName } from '../month-name.ts';
import { Panel } from '../Panel.tsx';
import classes from './ExpiryPanel.module.css';

const bands = [
  { band: 'expired', text: 'expiry.expired', icon: IconCircleXFilled },
  { band: 'under1Month', text: 'expiry.under1Month', icon: IconHourglassLow },
  { band: 'under3Months', text: 'expiry.under3Months', icon: IconHourglassHigh },
] as const;

/** The colours of the inventory's bands: this month, the next two, later. */
const toneOf = (index: number) => (index === 0 ? 'min' : index < 3 ? 'warn' : 'plain');

export function ExpiryPanel() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data, isError, refetch } = useExpiry();
  return (
    <Panel
      title={t('expiry.title')}
      aside={<span className="quiet fz-note">{t('expiry.span')}</span>}
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="expiry"
    >
      {({ months, ...figures }) => (
        <>
          {months.some(({ batches }) => batches > 0) ? (
            <CountBars
              label={t('expiry.chart')}
              bars={months.map(({ month, batches }, index) => ({
                key: month,
                name: monthName(month, language, 'short'),
                count: batches,
                tone: toneOf(index),
              }))}
              formatCount={(count) => formatNumber(count, 0)}
            />
          ) : (
            <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('expiry.none')}</p>
          )}
          <ul className={classes.bands}>
            {bands
              .filter(({ band }) => band !== 'expired' || figures.expired.batches > 0)
              .map(({ band, text, icon: Icon }) => (
                <li key={band} data-band={band}>
                  <Link to={pathTo('expiry', {}, { span: band })}>
                    <Icon size={15} aria-hidden />
                    {t(text)}
                  </Link>
                  <Worth {...figures[band]} />
                </li>
              ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Worth({ batches, valueCents, unpricedArticles }: ExpiringBatches) {
  const { t } = useTranslation('dashboard');
  const { sumText } = useValueTexts();
  return (
    <span className="px-num" data-wraps data-right>
      {t('expiry.batches', { count: batches })}{' '}
      <span className="quiet">· {sumText(valueCents, unpricedArticles)}</span>
    </span>
  );
}
