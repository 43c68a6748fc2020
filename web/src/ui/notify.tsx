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

interface NotifyOptions {
  action?: { label: string; onClick: () => void };
}

function show(kind: keyof typeof kinds, message: ReactNode, { action }: NotifyOptions = {}) {
  const { title, icon: Icon, role } = kinds[kind];
  const id = notifications.show({
    title: i18next.t(title),
    message: action ? (
      <div className={classes.withAction}>
        <span>{message}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.action}
          onClick={() => {
            notifications.hide(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      </div>
    ) : (
      message
    ),
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
