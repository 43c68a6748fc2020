// The frame (header, sidebar) around the sheet on which every page of a logged-in user stands.
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { reportFatal } from '../../lib/error-reporting.ts';
import { log } from '../../lib/log.ts';
import { neededSetting } from '../../lib/missing-settings.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useStore } from '../../lib/store.ts';
import { useShortcut } from '../../lib/useShortcut.ts';
import { below, onPhone } from '../../styles/breakpoints.ts';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { useOnceTrue } from '../../ui/feedback/useOnceTrue.ts';
import { Header } from './Header.tsx';
import { NavButton } from './NavEntry.tsx';
import { PageAccess } from './PageAccess.tsx';
import { ReconnectingEarly } from './ReconnectingEarly.tsx';
import { ScanAnywhere } from './ScanAnywhere.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { WaitingPage } from './WaitingPage.tsx';

const storageKey = 'praxora.sidebar';

/** The sidebar is as the user left it; before any choice it is folded on screens that need the room. */
function useSidebarCollapse(): [collapsed: boolean, toggle: () => void] {
  const isNarrow = useMediaQuery(below('book'), false, { getInitialValueInEffect: false });
  const [choice, setChoice] = useState(() => readStored(storageKey));
  const collapsed = choice === null ? isNarrow : choice === 'collapsed';

  function toggle() {
    const next = collapsed ? 'expanded' : 'collapsed';
    writeStored(storageKey, next);
    setChoice(next);
  }
  return [collapsed, toggle];
}

/** Overlays of the page are loaded when first opened: most visits open none of them. */
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx').then((m) => ({ default: m.MenuDrawer })));
/** Stands on phones only. */
const BottomBar = lazy(() => import('./BottomBar.tsx').then((m) => ({ default: m.BottomBar })));
const DeletionBand = lazy(() => import('./DeletionBand.tsx').then((m) => ({ default: m.DeletionBand })));
const ClosedBand = lazy(() => import('./ClosedBand.tsx').then((m) => ({ default: m.ClosedBand })));
const SampleBand = lazy(() => import('./SampleBand.tsx').then((m) => ({ default: m.SampleBand })));
const MissingSettingDialog = lazy(() =>
  import('./MissingSettingDialog.tsx').then((m) => ({ default: m.MissingSettingDialog })),
);
const WayBack = lazy(() => import('./WayBack.tsx').then((m) => ({ default: m.WayBack })));
const ShortcutHelp = lazy(() => import('./ShortcutHelp.tsx').then((m) => ({ default: m.ShortcutHelp })));

/** Say above every page that the practice is a sample, is closed to changes, or will be deleted. */
function PracticeBands() {
  const { user } = useSession();
  return (
    <Suspense>
      {user?.sampleOf && <SampleBand home={user.sampleOf} />}
      {user?.isPracticeClosed && <ClosedBand />}
      {user?.deletionDay && <DeletionBand day={user.deletionDay} />}
    </Suspense>
  );
}

/** Fetched when a setting is first asked for. */
function NeededSetting() {
  return useOnceTrue(useStore(neededSetting) !== null) && <MissingSettingDialog />;
}

export function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [collapsed, toggleCollapsed] = useSidebarCollapse();
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  // The drawer belongs to the address it was opened at: going anywhere closes it.
  const [menuAddress, setMenuAddress] = useState<string | null>(null);
  const closeMenu = () => setMenuAddress(null);
  const [helpIsOpen, help] = useDisclosure();
  useShortcut('?', help.open);
  useShortcut('c', () => void navigate(pathTo('cart')));
  const menuWasOpened = useOnceTrue(menuAddress !== null);
  const helpWasOpened = useOnceTrue(helpIsOpen);
  const hasWayBack = useOnceTrue(search.includes('back='));

  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <a
        className={`${classes.skip} bg-sheet bdrs-8 c-primary fw-560 left-12 p-10-16 td-none top--60`}
        href="#content"
      >
        {t('shell:skipToContent')}
      </a>
      <Header onOpenMenu={() => setMenuAddress(key)} />
      <div className={`${classes.side} phone-hidden`}>
        <Sidebar
          collapsed={collapsed}
          onShowShortcuts={help.open}
          foot={
            <NavButton
              icon={collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
              label={collapsed ? t('shell:nav.expand') : t('shell:nav.collapse')}
              collapsed={collapsed}
              onClick={toggleCollapsed}
            />
          }
        />
      </div>
      <main id="content" tabIndex={-1} className={`${classes.sheet} bg-sheet line-left min-w-0`}>
        <div className={classes.page}>
          <ErrorBoundary
            resetKey={pathname}
            onError={(error) => {
              log.error('A page broke while it was drawn', error);
              reportFatal(error, { location: 'page' });
            }}
          >
            <PracticeBands />
            <Suspense>{hasWayBack && <WayBack />}</Suspense>
            <Suspense fallback={<WaitingPage />}>
              <PageAccess />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      {isPhone && (
        <Suspense fallback={null}>
          <BottomBar />
        </Suspense>
      )}
      <ScanAnywhere />
      <ReconnectingEarly />
      <Suspense>
        {menuWasOpened && (
          <MenuDrawer
            opened={menuAddress === key}
            onClose={closeMenu}
            onShowShortcuts={() => {
              closeMenu();
              help.open();
            }}
          />
        )}
        <NeededSetting />
        {helpWasOpened && <ShortcutHelp opened={helpIsOpen} onClose={help.close} />}
      </Suspense>
    </div>
  );
}
