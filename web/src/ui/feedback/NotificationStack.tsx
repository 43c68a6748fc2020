import { Notifications } from '@mantine/notifications';
import classes from './NotificationStack.module.css';
import { shownMs } from './notify.tsx';

/** In the live region around it, not in a place of its own at the end of the page. */
export function NotificationStack() {
  return (
    <Notifications
      position="bottom-right"
      autoClose={shownMs}
      containerWidth={400}
      withinPortal={false}
      classNames={{ root: classes.root }}
    />
  );
}
