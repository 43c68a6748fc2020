import { IconHelpCircle } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { NavButton } from './NavEntry.tsx';
import { OnDemand } from './on-demand.tsx';

const ContactPopup = lazy(() => import('./ContactPopup.tsx').then((m) => ({ default: m.ContactPopup })));

export function Contact(props: { collapsed: boolean; onShowShortcuts: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <OnDemand
      button={(popup) => (
        <NavButton icon={IconHelpCircle} label={t('nav.contact')} collapsed={props.collapsed} {...popup} />
      )}
    >
      <ContactPopup {...props} />
    </OnDemand>
  );
}
