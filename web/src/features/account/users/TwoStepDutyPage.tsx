// The only page of a user who did not set up two-step login in time: the practice requires it.
import { Button, Group } from '@mantine/core';
import { safeReturnPath } from '@praxora/rules/account/redirects';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { PracticeList } from '../../../domain/account/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { loadProfile, useSession } from '../../../lib/session/session.ts';

const TwoStepSetup = lazy(() => import('./TwoStepSetup.tsx').then((m) => ({ default: m.TwoStepSetup })));

export function TwoStepDutyPage() {
  const { t } = useTranslation('twoStepDuty');
  const { user, logout } = useSession();
  const [search] = useSearchParams();
  const [isSettingUp, setSettingUp] = useState(false);
  if (user && !user.isTwoStepDue)
    return <Navigate to={safeReturnPath(search.get('rurl'), pathTo('dashboard'))} replace />;
  const close = () => {
    setSettingUp(false);
    // Where it was set up, the rest of the app is open again.
    void loadProfile();
  };
  return (
    <>
      <h1 className="fz-32">{t('page.title')}</h1>
      <p className="quiet lh-150 m-0-0-20">
        {t('page.text', { day: user?.twoStepUntil ? formatDate(user.twoStepUntil) : '' })}
      </p>
      <Group gap={8}>
        <Button onClick={() => setSettingUp(true)}>{t('page.setUp')}</Button>
        <Button variant="default" onClick={() => void logout()}>
          {t('page.logout')}
        </Button>
      </Group>
      {(user?.practices ?? 1) > 1 && (
        <section className="line-top mt-24 pt-16" aria-labelledby="other-practices">
          <h2 id="other-practices" className="fz-note mb-6">
            {t('page.otherPractice')}
          </h2>
          <PracticeList />
        </section>
      )}
      <Suspense>{isSettingUp && <TwoStepSetup onClose={close} />}</Suspense>
    </>
  );
}
