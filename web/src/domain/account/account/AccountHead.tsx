// The head of every page of the account: whose it is, and the way between its sections.
import { Button } from '@mantine/core';
import { IconListCheck, IconRoute, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { NewsDot } from '../../../ui/feedback/NewsDot.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { SampleButton } from '../practices/SampleButton.tsx';
import { useAccountCounts } from './counts.ts';

const sections = [
  'directory',
  'accountData',
  'accountAccess',
  'activity',
  'scanDevices',
  'costCenters',
  'budgets',
  'printerSettings',
  'appStore',
] as const;
type AccountSection = (typeof sections)[number];

interface AccountHeadProps {
  current: AccountSection;
  /** At most one primary action. */
  actions?: ReactNode;
}

const sign = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
/** A phone has these in the panel behind the initials. */
const link = { component: Link, variant: 'subtle', color: 'gray', className: 'phone-hidden' } as const;

/** What was put away or seen is found again here. */
function IntroductionLinks() {
  const { t } = useTranslation(['account', 'routes']);
  const hasNews = useSession().user?.hasNews ?? false;
  return (
    <>
      <Button {...link} to={pathTo('whatsNew')} leftSection={<IconSparkles {...sign} />}>
        {t('routes:whatsNew')}
        {hasNews && <NewsDot />}
      </Button>
      <Button {...link} to={pathTo('dashboard', {}, { tour: 'show' })} leftSection={<IconRoute {...sign} />}>
        {t('head.tour')}
      </Button>
      <Button
        {...link}
        to={pathTo('dashboard', {}, { steps: 'show' })}
        leftSection={<IconListCheck {...sign} />}
      >
        {t('head.firstSteps')}
      </Button>
      <SampleButton variant="subtle" color="gray" className="phone-hidden" />
    </>
  );
}

export function AccountHead({ current, actions }: AccountHeadProps) {
  const { t } = useTranslation(['account', 'routes']);
  const practice = useSession().user?.practice ?? '';
  const counts = useAccountCounts().data;
  const numbers: Partial<Record<AccountSection, number | undefined>> = {
    directory: counts?.addresses,
    accountAccess: counts?.users,
    // A count of 0 is not shown: the practice does not use cost centers.
    costCenters: counts?.costCenters || undefined,
  };
  return (
    <>
      <PageHeader
        title={t('head.title')}
        facts={counts ? t('head.since', { practice, year: counts.customerSince.slice(0, 4) }) : practice}
        actions={
          <>
            <IntroductionLinks />
            {actions}
          </>
        }
      />
      <SectionTabs
        label={t('head.tabs')}
        tabs={sections.map((key) => ({
          key,
          text: t(`routes:${key}`),
          to: pathTo(key),
          count: numbers[key],
        }))}
        current={current}
      />
    </>
  );
}
