// On a phone the header has no room: who is logged in, language, scheme and logout stand behind the initials.
import { Button, Popover } from '@mantine/core';
import { IconListCheck, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LocaleSwitcher, PracticeList } from '../../domain/account/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Greeting } from './Greeting.tsx';
import { MarketplaceLink } from './MarketplaceLink.tsx';
import { useOpenedAtOnce } from './on-demand.tsx';
import { UserButton } from './UserButton.tsx';

export function UserPanel() {
  const { t } = useTranslation('shell');
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
        <Button
          component={Link}
          to={pathTo('dashboard', {}, { steps: 'show' })}
          variant="subtle"
          color="gray"
          justify="start"
          leftSection={<IconListCheck size={18} stroke={1.6} aria-hidden />}
          onClick={close}
        >
          {t('header.firstSteps')}
        </Button>
        <MarketplaceLink />
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconLogout size={18} stroke={1.6} />}
          onClick={() => void logout()}
        >
          {t('header.logout')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
