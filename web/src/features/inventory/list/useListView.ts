import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';
import { type ListView, readView, writeView } from './address.ts';

export type ChangeView = Changing<ListView>;

export const useListView = () => useAddressView({ read: readView, write: writeView });
