// Confirmation dialog of an action on an order.
import type { Order } from '@praxora/contract/purchasing/order';
import type { OrderAction } from './actions.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { OrderAgainDialog } from './OrderAgainDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

export type OrderQuestion = Extract<
  OrderAction,
  'again' | 'confirm' | 'import' | 'return' | 'close' | 'cancel'
>;

interface OrderDialogProps {
  question: OrderQuestion;
  order: Order;
  /** Where a way back is offered afterwards. */
  place: string;
  onClose: () => void;
}

export function OrderDialog({ question, order, place, onClose }: OrderDialogProps) {
  switch (question) {
    case 'again':
      return <OrderAgainDialog order={order} place={place} onClose={onClose} />;
    case 'confirm':
      return <ConfirmationDialog order={order} onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'return':
      return <ReturnDialog order={order} onClose={onClose} />;
    case 'close':
    case 'cancel':
      return <EndDialog order={order} how={question} onClose={onClose} />;
  }
}
