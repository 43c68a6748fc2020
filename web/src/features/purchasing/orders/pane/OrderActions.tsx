// Actions on the order in its state; those that need input first open a dialog.
import { Button, Menu } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import {
  IconArchive,
  IconBan,
  IconCircleCheck,
  IconDots,
  IconFileImport,
  IconFileTypePdf,
  IconFileTypeXml,
  IconMailCheck,
  IconPrinter,
  IconRefresh,
  IconShoppingCartPlus,
  IconTruckReturn,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderAgain, useOrderFiles, useTransmission } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { StepBack } from '../../../../ui/feedback/StepBack.tsx';
import { listActions, type OrderAction } from './actions.ts';
import type { OrderQuestion } from './OrderDialog.tsx';
import classes from './OrderHead.module.css';

/** Fetched with the first that is opened. */
const OrderDialog = lazy(() => import('./OrderDialog.tsx').then((m) => ({ default: m.OrderDialog })));

const faces = {
  again: { text: 'action.again', icon: IconShoppingCartPlus },
  pdf: { text: 'action.pdf', icon: IconFileTypePdf },
  xml: { text: 'action.xml', icon: IconFileTypeXml },
  print: { text: 'action.print', icon: IconPrinter },
  sendAgain: { text: 'action.sendAgain', icon: IconRefresh },
  markSent: { text: 'action.markSent', icon: IconMailCheck },
  confirm: { text: 'action.confirm', icon: IconCircleCheck },
  import: { text: 'action.import', icon: IconFileImport },
  return: { text: 'action.return', icon: IconTruckReturn },
  close: { text: 'action.close', icon: IconArchive },
  cancel: { text: 'action.cancel', icon: IconBan },
} as const satisfies Record<OrderAction, unknown>;

export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [dialog, setDialog] = useState<OrderQuestion | null>(null);
  const place = `again ${order.id}`;
  const again = useOrderAgain(place, (key) =>
    callApi(orderCalls.orderAgain, { params: { orderId: order.id } }, key),
  );
  const { sendAgain, markSent } = useTransmission(order);
  const { openPdf, saveXml } = useOrderFiles(order);
  const close = () => setDialog(null);
  const doers: Record<OrderAction, () => void> = {
    again: () => void again.run(),
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
  const actions = listActions(order).filter((action) => !(isOver && action === 'again'));
  return (
    <div className={`${classes.actions} flex gap-8`}>
      <StepBack place={place} />
      {isOver && (
        <Button
          variant="default"
          loading={again.isBusy}
          leftSection={<IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />}
          onClick={() => void again.run()}
        >
          {t('action.again')}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            px={10}
            loading={sendAgain.isBusy || markSent.isBusy || (again.isBusy && !isOver)}
            aria-label={t('action.more')}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => {
            const { text, icon: Icon } = faces[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
                {...(action === 'cancel' ? { color: 'stockMinimum' } : {})}
                onClick={doers[action]}
              >
                {t(text)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <Suspense fallback={null}>
          <OrderDialog question={dialog} order={order} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
