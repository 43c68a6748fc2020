// Where an order is shown its goods are received. Neither feature knows the other: the app puts them together.
import type { Order } from '@praxora/contract/purchasing/order';
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface ReceivingProps {
  order: Order;
  /** The positions to read, where nothing can be received. */
  positions: ReactNode;
  /** The positions beside the goods to receive. */
  prices: ReactNode;
  /** Content after the positions; the booking comes below everything. */
  children?: ReactNode;
}

export const ReceivingSlot = createContext<ComponentType<ReceivingProps> | null>(null);
