// The first screen: the questions of the day, what was spent and what lies in the cart, then the rest further down.
import { Button } from '@mantine/core';
import { IconPackageImport, IconScan } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { BufferedBar } from '../../../domain/purchasing/index.ts';
import { DigestButton } from '../../../domain/reports/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermissions } from '../../../lib/session/permissions.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useOnceTrue } from '../../../ui/feedback/useOnceTrue.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { CartPanel } from './CartPanel.tsx';
import classes from './DashboardPage.module.css';
import { stepPermissions, useFirstSteps } from './dashboard.queries.ts';
import { longDate, timeOfDay } from './greeting.ts';
import { InvoiceStrip } from './InvoiceStrip.tsx';
import { Questions } from './Questions.tsx';
import { SpendingPanel } from './SpendingPanel.tsx';
import { WhenNear } from './WhenNear.tsx';

const BelowPanels = lazy(() => import('./below/BelowPanels.tsx').then((m) => ({ default: m.BelowPanels })));
const FirstSteps = lazy(() =>
  import('./first-steps/FirstSteps.tsx').then((m) => ({ default: m.FirstSteps })),
);
const Tour = lazy(() => import('./tour/Tour.tsx').then((m) => ({ default: m.Tour })));

const greetings = {
  morning: 'greeting.morning',
  day: 'greeting.day',
  evening: 'greeting.evening',
} as const;

/** The first steps, where they are asked for, or not done and not put away by a user who could do any of them. */
function useShownSteps() {
  const [search] = useSearchParams();
  const may = usePermissions();
  const { data } = useFirstSteps();
  const isAsked = search.get('steps') === 'show';
  const isNeeded = data !== undefined && !data.isSetUp && !data.isPutAway;
  return (isAsked || isNeeded) && Object.values(stepPermissions).some(may) ? data : undefined;
}

/** Over the figures of a practice: until it has some, the first steps lead the way. */
function DueTour() {
  const isKnown = useFirstSteps().isSuccess;
  const isDue = useSession().user?.isTourDue;
  const isAsked = useSearchParams()[0].has('tour');
  return (
    useOnceTrue(isKnown && (isDue || isAsked)) && (
      <Suspense>
        <Tour />
      </Suspense>
    )
  );
}

export function DashboardPage() {
  const steps = useShownSteps();
  return steps ? (
    <>
      <BufferedBar />
      <Suspense fallback={null}>
        <FirstSteps state={steps} />
      </Suspense>
    </>
  ) : (
    <>
      <DashboardHead />
      <BufferedBar />
      <Panels />
      <DueTour />
    </>
  );
}

function DashboardHead() {
  const { t } = useTranslation('dashboard');
  const { displayName } = useSession();
  const language = useLanguage();
  const now = new Date();
  return (
    <PageHeader
      title={t(greetings[timeOfDay(now)], { name: displayName })}
      facts={longDate(now, language)}
      actions={
        <>
          <DigestButton />
          <Permitted permission="bookStock">
            <div className={`${classes.actions} wrap gap-8`}>
              <Button
                component="a"
                href="/scan"
                variant="default"
                leftSection={<IconScan size={17} stroke={1.7} />}
              >
                {t('scan')}
              </Button>
              <Button
                component={Link}
                to={pathTo('orders')}
                variant="default"
                leftSection={<IconPackageImport size={17} stroke={1.7} />}
              >
                {t('bookIn')}
              </Button>
            </div>
          </Permitted>
        </>
      }
    />
  );
}

function Panels() {
  const place = <div className={`${classes.place} mih-660`} />;
  return (
    <div className={`${classes.page} below-small-gap-14 column gap-20`}>
      <Questions />
      <InvoiceStrip />
      <Permitted permission="reports" otherwise={<CartPanel />}>
        <div className={`${classes.upper} below-book-one-column side-344 below-small-contents grid gap-20`}>
          <SpendingPanel />
          <CartPanel />
        </div>
      </Permitted>
      <WhenNear place={place}>
        <Suspense fallback={place}>
          <BelowPanels />
        </Suspense>
      </WhenNear>
    </div>
  );
}
