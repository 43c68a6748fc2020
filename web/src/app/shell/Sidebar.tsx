// Every part of the product, grouped by what people do there. The phone shows the same list in a drawer.
import { Stack } from '@mantine/core';
import { IconHelpCircle, IconLifebuoy, IconSettings } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOrderCounts, useReorderCounts } from '../../domain/purchasing/index.ts';
import { useAppConfig } from '../../lib/config.ts';
import { isOwnHelp } from '../../lib/own-help.ts';
import { pathTo } from '../../lib/paths.ts';
import { useMayOpen } from '../../lib/session/permissions.ts';
import { useSession } from '../../lib/session/session.ts';
import { NewsDot } from '../../ui/feedback/NewsDot.tsx';
import { activeGroup } from './active-group.ts';
import { NavButton, type NavCount, NavLink, NavOutsideLink } from './NavEntry.tsx';
import { navigation, toEntry } from './navigation.ts';
import { OnDemand } from './on-demand.tsx';
import classes from './Sidebar.module.css';

const ContactPopup = lazy(() => import('./ContactPopup.tsx').then((m) => ({ default: m.ContactPopup })));

function Contact(props: { collapsed: boolean; onShowShortcuts: () => void }) {
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

// Counts beside the sidebar's entries: as many as the pages list there.
const nothingToOrder = { count: 0, belowMinimum: 0, covered: 0 };

function reorderText(t: TFunction<'shell'>, count: number, below: number, covered: number): string {
  if (below > 0)
    return covered > 0
      ? t('nav.lowAndBelowCovered', { count, below, covered })
      : t('nav.lowAndBelow', { count, below });
  return covered > 0 ? t('nav.lowCovered', { count, covered }) : t('nav.low', { count });
}

function useCounts(): Readonly<Partial<Record<string, NavCount>>> {
  const { t } = useTranslation('shell');
  const open = useOrderCounts().data?.open ?? 0;
  const { count: low, belowMinimum, covered } = useReorderCounts().data ?? nothingToOrder;
  return {
    ...(open > 0 ? { orders: { number: open, text: t('nav.openOrders', { count: open }) } } : {}),
    ...(low > 0
      ? {
          reorder: {
            number: low,
            text: reorderText(t, low, belowMinimum, covered),
            isUrgent: belowMinimum > 0,
          },
        }
      : {}),
  };
}

interface SidebarProps {
  collapsed?: boolean;
  onShowShortcuts: () => void;
  /** Content below the last entry: the collapse button. */
  foot?: ReactNode;
}

export function Sidebar({ collapsed = false, onShowShortcuts, foot }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { helpCentreUrl } = useAppConfig();
  const group = activeGroup(pathname, search);
  const stateOf = (entry: { group: string; to: string }) =>
    entry.group === group && (entry.to.split('?')[0] === pathname ? 'page' : 'group');
  const counts = useCounts();
  const { user } = useSession();
  const mayOpen = useMayOpen();
  // A heading goes with its last entry.
  const sections = navigation
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(({ page }) => mayOpen(page)) }))
    .filter(({ entries }) => entries.length > 0);
  const account = { group: 'account', to: pathTo('directory') };
  const help = { group: 'help', to: pathTo('help') };

  return (
    <nav
      className={`${classes.sidebar} flex flex-column p-10-12-18-14`}
      data-collapsed={collapsed || undefined}
      aria-label={t('nav.main')}
    >
      {sections.map(({ heading, entries }) => (
        <Stack key={heading ?? 'top'} gap={1}>
          {heading && (
            <div className={`${classes.heading} c-ink-3 fz-caption fw-540 p-16-10-5`}>{t(heading)}</div>
          )}
          {entries.map((entry) => (
            <NavLink
              key={entry.group}
              icon={entry.icon}
              label={t(entry.label)}
              to={toEntry(entry)}
              active={stateOf({ group: entry.group, to: toEntry(entry) })}
              count={counts[entry.group]}
              collapsed={collapsed}
            />
          ))}
        </Stack>
      ))}
      <Stack gap={1} mt="auto" pt={28}>
        {isOwnHelp(helpCentreUrl) ? (
          <NavLink
            icon={IconLifebuoy}
            label={t('nav.helpCentre')}
            to={help.to}
            active={stateOf(help)}
            collapsed={collapsed}
          />
        ) : (
          <NavOutsideLink
            icon={IconLifebuoy}
            label={t('nav.helpCentre')}
            href={helpCentreUrl}
            collapsed={collapsed}
          />
        )}
        <Contact collapsed={collapsed} onShowShortcuts={onShowShortcuts} />
        <NavLink
          icon={IconSettings}
          label={t('nav.account')}
          to={account.to}
          active={stateOf(account)}
          mark={user?.hasNews && <NewsDot isOnCorner />}
          collapsed={collapsed}
        />
        {foot}
      </Stack>
    </nav>
  );
}
