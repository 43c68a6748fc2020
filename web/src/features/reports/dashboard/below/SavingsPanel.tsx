// Savings by the optimizer's proposals that were accepted.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Sparkline } from '../../../../ui/charts/Sparkline.tsx';
import { useSavings } from '../dashboard.queries.ts';
import { monthName } from '../month-name.ts';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';
import classes from './SavingsPanel.module.css';

export function SavingsPanel() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data, isError, refetch } = useSavings();
  return (
    <Panel
      title={t('savings.title')}
      note={
        <>
          {t('savings.note')}{' '}
          <PanelLink
            to={pathTo('reportOrdersByArticle', {}, { view: 'price-check', from: data?.months[0]?.month })}
          >
            {t('savings.priceCheck')}
          </PanelLink>
        </>
      }
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="savings"
    >
      {({ months, savingCents, parcels, count }) =>
        count === 0 ? (
          <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('savings.none')}</p>
        ) : (
          <>
            <p className="px-num c-save fz-display fw-620 lts-28 lh-115 mt-6">{formatMoney(savingCents)}</p>
            <p className="quiet fz-note lh-150 mt-4 pretty">
              {t('savings.proposals', { count })}
              {parcels > 0 && ` ${t('savings.parcels', { count: parcels })}`}
            </p>
            <div className={`${classes.spark} mt-auto pt-20`}>
              <Sparkline
                values={months.map((month) => Math.max(month.savingCents, 0))}
                label={months
                  .map(
                    (month) =>
                      `${monthName(month.month, language, 'full')} ${formatMoney(month.savingCents)}`,
                  )
                  .join(', ')}
              />
            </div>
          </>
        )
      }
    </Panel>
  );
}
