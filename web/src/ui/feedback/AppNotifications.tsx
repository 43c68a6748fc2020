import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useOnceTrue } from './useOnceTrue.ts';

/** Fetched with the first message: most pages show none, and it is a twentieth of what a page needs. */
const NotificationStack = lazy(() =>
  import('./NotificationStack.tsx').then((m) => ({ default: m.NotificationStack })),
);

const subscribe = (listener: () => void) => notificationsStore.subscribe(listener);
const hasMessages = () => notificationsStore.getState().notifications.length > 0;

/** Mounted once. The live region is there before the first message, so that screen readers hear it. */
export function AppNotifications() {
  const isNeeded = useOnceTrue(useSyncExternalStore(subscribe, hasMessages));
  return (
    <div aria-live="polite">
      <Suspense>{isNeeded && <NotificationStack />}</Suspense>
    </div>
  );
}
