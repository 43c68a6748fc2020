// Goods on their way to another storage, and the booking they become. Pure.
import type { Carry } from '@praxora/contract/inventory/moves.calls';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { addresses } from '../lib/addresses.ts';
import type { NewBooking } from '../queue/booking.ts';

/** A package whose label was scanned. */
export interface CarriedGoods {
  readonly labelId: string;
  /** Empty: the device does not know the label. */
  readonly name: string;
  readonly picture: string;
  readonly batchNumber: string;
  readonly storageName: string;
}

/** A storage as the device knows it. */
export interface KnownStorage {
  readonly id: number;
  readonly name: string;
  readonly labelId: string | null;
}

export type MoveMeaning =
  | { readonly type: 'storage'; readonly storage: KnownStorage }
  | { readonly type: 'goods'; readonly goods: CarriedGoods }
  | { readonly type: 'again'; readonly name: string }
  /** A label at the shelf is on no goods. */
  | { readonly type: 'shelf' };

export function meaningOfLabel(
  labelId: string,
  carried: readonly CarriedGoods[],
  storages: readonly KnownStorage[],
  catalogue: Pick<Catalogue, 'byLabel'>,
): MoveMeaning {
  const storage = storages.find((one) => one.labelId === labelId);
  if (storage) return { type: 'storage', storage };
  const before = carried.find((one) => one.labelId === labelId);
  if (before) return { type: 'again', name: before.name || labelId };
  const match = catalogue.byLabel(labelId);
  if (match?.entry === null) return { type: 'shelf' };
  return {
    type: 'goods',
    goods: {
      labelId,
      name: match?.article.name ?? '',
      picture: match?.article.picture ?? 'einweg',
      batchNumber: match?.entry?.batchNumber ?? '',
      storageName: match?.entry?.storageName ?? '',
    },
  };
}

const booking = (
  moves: readonly object[],
  shown: { readonly name: string; readonly picture: string; readonly code: string },
  scannedAt: string,
): NewBooking => ({
  kind: 'move',
  scannedAt,
  undoes: null,
  request: { method: 'POST', path: addresses.moves, body: { moves, scannedAt } },
  shown: { ...shown, articleId: null, batchNumber: '', amount: moves.length, unit: null },
});

/** All of it by one booking: all or nothing. `name`: what its row says. */
export const moveBooking = (
  carried: readonly CarriedGoods[],
  { id, name: code }: Pick<KnownStorage, 'id' | 'name'>,
  name: string,
  scannedAt: string,
): NewBooking =>
  booking(
    carried.map(({ labelId }) => ({ labelId, storageId: id })),
    { name, picture: carried[0]?.picture ?? 'einweg', code },
    scannedAt,
  );

export const carriesBooking = (carries: readonly Carry[], name: string, scannedAt: string): NewBooking =>
  booking(
    carries.map(({ stockId, to, amount }) => ({ stockId, storageId: to.id, amount })),
    { name, picture: 'einweg', code: name },
    scannedAt,
  );
