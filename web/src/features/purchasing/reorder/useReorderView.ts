import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';
import { type ReorderView, readView, writeView } from './address.ts';

export type ChangeView = Changing<ReorderView>;

export const useReorderView = () => useAddressView({ read: readView, write: writeView });
