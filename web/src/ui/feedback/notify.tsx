// Short messages at the bottom right. Questions and confirmations are dialogs, never notifications.
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertSquareFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import classes from './notify.module.css';

const kinds = {
  error: { title: 'common:notify.error', icon: IconAlertSquareFilled, role: 'alert' },
  warning: { title: 'common:notify.warning', icon: IconAlertTriangleFilled, role: 'alert' },
  success: { title: 'common:notify.success', icon: IconCircleCheckFilled, role: 'status' },
} as const;

/** Who may want to act on it needs the time to read it. */
const actionMs = 8000;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

export interface NotifyOptions {
  readonly action?: Action;
  /** Where there are two ways on. */
  readonly otherAction?: Action;
}

function show(kind: keyof typeof kinds, message: ReactNode, { action, otherAction }: NotifyOptions = {}) {
  const { title, icon: Icon, role } = kinds[kind];
  const actions = [action, otherAction].filter((one) => one !== undefined);
  const id = notifications.show({
    title: i18next.t(title),
    message:
      actions.length === 0 ? (
        message
      ) : (
        <div className={classes.withAction}>
          <span>{message}</span>
          <span className={classes.actions}>
            {actions.map(({ label, onClick }) => (
              <Button
                key={label}
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  notifications.hide(id);
                  onClick();
                }}
              >
                {label}
              </Button>
            ))}
          </span>
        </div>
      ),
    ...(actions.length > 0 ? { autoClose: actionMs } : {}),
    icon: <Icon size={20} aria-hidden />,
    role,
    'data-kind': kind,
    classNames: classes,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
  });
}

export const notify = {
  error: (message: ReactNode) => show('error', message),
  warning: (message: ReactNode, options?: NotifyOptions) => show('warning', message, options),
  success: (message: ReactNode, options?: NotifyOptions) => show('success', message, options),
};
