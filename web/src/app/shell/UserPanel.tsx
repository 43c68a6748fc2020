// On a phone the header has no room: who is logged in, language, scheme and logout stand behind the initials.
import { Button, Popover } from '@mantine/core';
import { IconListCheck, IconLogout, IconRoute, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LocaleSwitcher, PracticeList, SampleButton } from '../../domain/account/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { NewsDot } from '../../ui/feedback/NewsDot.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Greeting } from './Greeting.tsx';
import { MarketplaceLink } from './MarketplaceLink.tsx';
import { useOpenedAtOnce } from './on-demand.tsx';
import { UserButton } from './UserButton.tsx';

const sign = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
const link = { component: Link, variant: 'subtle', color: 'gray', justify: 'start' } as const;

export function UserPanel() {
  const { t } = useTranslation(['shell', 'routes']);
  const { user, logout } = useSession();
  const { target, isOpen, close, toggle } = useOpenedAtOnce();
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <UserButton ref={target} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown className="shadow-lg panel p-16 column gap-8 bg-sheet">
        <Greeting />
        {(user?.practices ?? 1) > 1 && <PracticeList />}
        <div className="row line-top spread mt-8 pt-8">
          <LocaleSwitcher />
          <ColorSchemeToggle />
        </div>
        <Button {...link} to={pathTo('whatsNew')} leftSection={<IconSparkles {...sign} />} onClick={close}>
          {t('routes:whatsNew')}
          {user?.hasNews && <NewsDot />}
        </Button>
        <Button
          {...link}
          to={pathTo('dashboard', {}, { steps: 'show' })}
          leftSection={<IconListCheck {...sign} />}
          onClick={close}
        >
          {t('shell:header.firstSteps')}
        </Button>
        <Button
          {...link}
          to={pathTo('dashboard', {}, { tour: 'show' })}
          leftSection={<IconRoute {...sign} />}
          onClick={close}
        >
          {t('shell:header.tour')}
        </Button>
        <SampleButton variant="subtle" color="gray" justify="start" />
        <MarketplaceLink />
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconLogout size={18} stroke={1.6} />}
          onClick={() => void logout()}
        >
          {t('shell:header.logout')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
