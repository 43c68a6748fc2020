// Cost centers: whether the practice uses them, which there are, and what was ordered for each this month.
import { IconBuildingBank } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AccountHead, FeatureSwitch, useFeatures } from '../../../domain/account/index.ts';
import { useCostCenterList } from '../../../domain/inventory/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import classes from './CostCenters.module.css';
import { CostCenterTable } from './CostCenterTable.tsx';
import { MonthPanel } from './MonthPanel.tsx';

export function CostCentersPage() {
  const { t } = useTranslation('costCenters');
  const features = useFeatures();
  const isOn = features.data?.activateCostCenter;
  const list = useCostCenterList(isOn === true);
  const failed = [features, list].find(({ isError }) => isError);
  return (
    <>
      <AccountHead current="costCenters" />
      {failed ? (
        <ErrorState title={t('failed.title')} onRetry={() => void failed.refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : isOn === undefined || (isOn && !list.data) ? (
        <PageSkeleton />
      ) : (
        <div className={`${classes.page} side-300 below-desk-one-column grid gap-32 mt-24`}>
          <div>
            <SwitchCard isOn={isOn} />
            {isOn && list.data && <CostCenterTable costCenters={list.data} />}
          </div>
          {isOn && list.data && (
            <aside className={`${classes.side} side-column self-start below-desk-static`}>
              <MonthPanel costCenters={list.data} />
              <div className="quiet fz-note lh-150 px-4">
                <h3 className="c-ink fz-note">{t('goodToKnow')}</h3>
                <p>{t('goodToKnowText')}</p>
              </div>
            </aside>
          )}
        </div>
      )}
    </>
  );
}

function SwitchCard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('costCenters');
  return (
    <section className={`${classes.card} row panel p-16-18 gap-16`} data-off={!isOn || undefined}>
      <span
        className={`${classes.sign} bg-primary-soft bdrs-10 c-primary grid flex-none h-40 place-center w-40`}
        aria-hidden
      >
        <IconBuildingBank size={20} stroke={1.6} />
      </span>
      <div className="rest">
        <h2 className="fz-body">{isOn ? t('on') : t('off')}</h2>
        <p className="quiet fz-note">{isOn ? t('onText') : t('offText')}</p>
      </div>
      <FeatureSwitch name="activateCostCenter" label={t('switch')} size="md" />
    </section>
  );
}
