import { Notifications } from '@mantine/notifications';
import classes from './AppNotifications.module.css';

/** Mounted once. The live region is there before the first message, so that screen readers hear it. */
export function AppNotifications() {
  return (
    <Notifications
      position="bottom-right"
      autoClose={3500}
      containerWidth={400}
      aria-live="polite"
      classNames={{ root: classes.root }}
    />
  );
}
