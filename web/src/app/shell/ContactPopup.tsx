// The phone number for the user's country. Opens and closes on click; Escape or a click outside closes it too.
import { Button, type FloatingPosition, Popover, useMatches } from '@mantine/core';
import { IconHelpCircle, IconKeyboard, IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../lib/config.ts';
import { contactPhone, dialAddress } from '../../lib/contact-phone.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './ContactPopup.module.css';
import { NavButton } from './NavEntry.tsx';
import { useOpenedAtOnce } from './on-demand.tsx';

interface ContactPopupProps {
  collapsed: boolean;
  onShowShortcuts: () => void;
}

export function ContactPopup({ collapsed, onShowShortcuts }: ContactPopupProps) {
  const { t } = useTranslation(['shell', 'support']);
  const { phoneNumbers } = useAppConfig();
  const { user } = useSession();
  const { target, isOpen, close, toggle } = useOpenedAtOnce();
  const position = useMatches<FloatingPosition>({ base: 'top-start', sm: 'right-end' });
  const phone = contactPhone(user?.country, phoneNumbers);

  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position={position}
      offset={14}
      width={296}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <NavButton
          ref={target}
          icon={IconHelpCircle}
          label={t('shell:nav.contact')}
          collapsed={collapsed}
          onClick={toggle}
        />
      </Popover.Target>
      <Popover.Dropdown className="shadow-lg panel p-18-18-10 bg-sheet c-ink">
        <h2>{t('support:contact.title')}</h2>
        <p className="quiet fz-note lh-150 mt-4">{t('support:contact.text')}</p>
        <a className={classes.phone} href={dialAddress(phone)} data-autofocus>
          <IconPhoneCall size={20} stroke={1.7} aria-hidden />
          <span className="px-num">{phone}</span>
        </a>
        <Button
          variant="subtle"
          color="ink"
          fullWidth
          justify="flex-start"
          leftSection={<IconKeyboard size={17} stroke={1.7} />}
          onClick={() => {
            close();
            onShowShortcuts();
          }}
        >
          {t('support:shortcuts.show')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
