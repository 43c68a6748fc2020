// Short messages at the bottom right. Questions and confirmations are dialogs, never notifications.
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertSquareFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { forgetUndo, lastUndo } from './last-undo.ts';
import classes from './notify.module.css';

let messages = 0;

const kinds = {
  error: { title: 'common:notify.error', icon: IconAlertSquareFilled, role: 'alert' },
  warning: { title: 'common:notify.warning', icon: IconAlertTriangleFilled, role: 'alert' },
  success: { title: 'common:notify.success', icon: IconCircleCheckFilled, role: 'status' },
} as const;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

interface Undo extends Action {
  /** Where it was done: its StepBack offers the same when the message is gone. */
  readonly place: string;
}

export interface NotifyOptions {
  readonly action?: Action;
  /** Stands before the action: the likelier way on. */
  readonly first?: Action;
  readonly undo?: Undo;
}

/** As specified, for every message alike. */
export const shownMs = 3500;

function show(kind: keyof typeof kinds, message: ReactNode, { action, first, undo }: NotifyOptions = {}) {
  const { title, icon: Icon, role } = kinds[kind];
  const id = `message-${messages++}`;
  const close = (act: () => void) => () => {
    notifications.hide(id);
    forgetUndo(id);
    act();
  };
  const actions = [undo, first, action].filter((one) => one !== undefined);
  if (undo) lastUndo.set({ id, place: undo.place, text: message, run: close(undo.onClick) });
  const data = {
    id,
    title: i18next.t(title),
    message:
      actions.length === 0 ? (
        message
      ) : (
        <div className={classes.withAction}>
          <span>{message}</span>
          <span className={classes.actions}>
            {actions.map(({ label, onClick }) => (
              <Button key={label} variant="subtle" size="compact-sm" onClick={close(onClick)}>
                {label}
              </Button>
            ))}
          </span>
        </div>
      ),
    icon: <Icon size={20} aria-hidden />,
    role,
    'data-kind': kind,
    classNames: classes,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
    // Under the pointer the library stops the time by itself.
    onFocusCapture: () => notifications.update({ ...data, autoClose: false }),
    onBlurCapture: () => notifications.update({ ...data, autoClose: shownMs }),
  };
  notifications.show(data);
}

export const notify = {
  error: (message: ReactNode) => show('error', message),
  warning: (message: ReactNode, options?: NotifyOptions) => show('warning', message, options),
  success: (message: ReactNode, options?: NotifyOptions) => show('success', message, options),
};
