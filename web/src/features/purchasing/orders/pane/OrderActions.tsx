// Actions on the order in its state; those that need input first open a dialog.
import { Button, Menu } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import type { Permission } from '@praxora/contract/shared/permissions';
import { IconDots, IconShoppingCartPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderFiles, useTransmission } from '../../../../domain/purchasing/index.ts';
import { usePermissions } from '../../../../lib/session/permissions.ts';
import { StepBack } from '../../../../ui/feedback/StepBack.tsx';
import { listActions, type OrderAction } from './actions.ts';
import type { OrderQuestion } from './OrderDialog.tsx';
import classes from './OrderHead.module.css';

/** Fetched with the first that is opened. */
const OrderDialog = lazy(() => import('./OrderDialog.tsx').then((m) => ({ default: m.OrderDialog })));

/** Permission of the call behind an action; some actions only show something. */
const permissionFor = (action: OrderAction): Permission =>
  action === 'again'
    ? 'fillCart'
    : action === 'return'
      ? 'bookStock'
      : action === 'pdf' || action === 'xml' || action === 'print'
        ? 'view'
        : 'order';

/** With their signs, when the menu is opened for the first time. */
const OrderMenuItems = lazy(() =>
  import('./OrderMenuItems.tsx').then((m) => ({ default: m.OrderMenuItems })),
);

export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [dialog, setDialog] = useState<OrderQuestion | null>(null);
  const place = `again ${order.id}`;
  const { sendAgain, markSent } = useTransmission(order);
  const { openPdf, saveXml } = useOrderFiles(order);
  const close = () => setDialog(null);
  const doers: Record<OrderAction, () => void> = {
    again: () => setDialog('again'),
    pdf: openPdf,
    xml: saveXml,
    print: () => window.print(),
    sendAgain: () => void sendAgain.run(),
    markSent: () => void markSent.run(),
    confirm: () => setDialog('confirm'),
    import: () => setDialog('import'),
    return: () => setDialog('return'),
    close: () => setDialog('close'),
    cancel: () => setDialog('cancel'),
  };
  // The most common action on finished orders is beside the menu.
  const isOver = order.state === 'fully-received' || order.state === 'cancelled';
  const may = usePermissions();
  const isPermitted = (action: OrderAction) => may(permissionFor(action));
  const actions = listActions(order)
    .filter(isPermitted)
    .filter((action) => !(isOver && action === 'again'));
  return (
    <div className={`${classes.actions} flex gap-8`}>
      <StepBack place={place} />
      {isOver && isPermitted('again') && (
        <Button
          variant="default"
          leftSection={<IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />}
          onClick={() => setDialog('again')}
        >
          {t('action.again')}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            px={10}
            loading={sendAgain.isBusy || markSent.isBusy}
            aria-label={t('action.more')}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Suspense fallback={null}>
            <OrderMenuItems actions={actions} onChoose={(action) => doers[action]()} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <Suspense fallback={null}>
          <OrderDialog question={dialog} order={order} place={place} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
