// The practice's devices: which there are and when they were last seen, a new one, and the end of one.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead, SwitchedOff, useDevices, useFeatures } from '../../../domain/account/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { DeviceTable } from './DeviceTable.tsx';

/** With the drawing of codes, which nobody needs to look at the list. */
const PairDevice = lazy(() => import('./PairDevice.tsx').then((m) => ({ default: m.PairDevice })));

export function DevicesPage() {
  const { t } = useTranslation('devices');
  const { data: devices, error, refetch } = useDevices();
  const isOff = useFeatures().data?.activateScanApp === false;
  const [isPairing, setPairing] = useState(false);
  return (
    <>
      <AccountHead
        current="scanDevices"
        actions={
          <Button
            leftSection={<IconPlus size={17} stroke={1.8} />}
            disabled={isOff}
            onClick={() => setPairing(true)}
          >
            {t('pair')}
          </Button>
        }
      />
      <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
      <p className={section.lead}>{t('lead')}</p>
      <SwitchedOff
        feature="activateScanApp"
        text={t('off.text')}
        action={t('off.switchOn')}
        done={t('off.done')}
      />
      {devices ? (
        <DeviceTable devices={devices} />
      ) : error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
      <Suspense>{isPairing && <PairDevice onClose={() => setPairing(false)} />}</Suspense>
    </>
  );
}
