// Items of the menu of an order.
import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconBan,
  IconCircleCheck,
  IconFileImport,
  IconFileTypePdf,
  IconFileTypeXml,
  IconMailCheck,
  IconPrinter,
  IconRefresh,
  IconShoppingCartPlus,
  IconTruckReturn,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OrderAction } from './actions.ts';

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

interface OrderMenuItemsProps {
  actions: readonly OrderAction[];
  onChoose: (action: OrderAction) => void;
}

export function OrderMenuItems({ actions, onChoose }: OrderMenuItemsProps) {
  const { t } = useTranslation('orders');
  return actions.map((action) => {
    const { text, icon: Icon } = faces[action];
    return (
      <Menu.Item
        key={action}
        leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
        {...(action === 'cancel' ? { color: 'stockMinimum' } : {})}
        onClick={() => onChoose(action)}
      >
        {t(text)}
      </Menu.Item>
    );
  });
}
