// The practice's devices: which there are and when they were last seen, a new one, and the end of one.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead, SwitchedOff, useDevices, useFeatures } from '../../../domain/account/index.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { useDeviceColumns } from './useDeviceColumns.tsx';

/** With the drawing of codes, which nobody needs to look at the list. */
const PairDevice = lazy(() => import('./PairDevice.tsx').then((m) => ({ default: m.PairDevice })));

export function DevicesPage() {
  const { t } = useTranslation('devices');
  const query = useDevices();
  const columns = useDeviceColumns();
  const isOff = useFeatures().data?.activateScanApp === false;
  const [isPairing, setPairing] = useState(false);
  return (
    <ListPage
      header={
        <>
          <AccountHead
            current="scanDevices"
            actions={
              <Permitted permission="manageDevices">
                <Dimmed permission="manageDevices" isRefusedInSample>
                  <Button
                    leftSection={<IconPlus size={17} stroke={1.8} />}
                    disabled={isOff}
                    onClick={() => setPairing(true)}
                  >
                    {t('pair')}
                  </Button>
                </Dimmed>
              </Permitted>
            }
          />
          <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
          <p className={`${section.lead} quiet m-0-0-20`}>{t('lead')}</p>
          <SwitchedOff
            feature="activateScanApp"
            text={t('off.text')}
            action={t('off.switchOn')}
            done={t('off.done')}
          />
        </>
      }
      query={query}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      columns={columns}
      keyOf={({ id }) => id}
      empty={
        <EmptyState guide="pair-device" title={t('empty.title')} pictures={['tuecher', 'dosen']}>
          {t('empty.text')}
        </EmptyState>
      }
      label={t('title')}
      phone="cards"
      className={section.table}
    >
      <Suspense>{isPairing && <PairDevice onClose={() => setPairing(false)} />}</Suspense>
    </ListPage>
  );
}
