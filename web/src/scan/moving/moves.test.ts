// Goods and storages by their labels, and the one booking that carries all of it.
import { moveCalls } from '@praxora/contract/inventory/moves.calls';
import { expect, test } from 'vitest';
import { toCatalogue } from '../catalogue/catalogue.ts';
import { carriesBooking, meaningOfLabel, moveBooking } from './moves.ts';

const unit = { id: 1, de: 'Packung', en: 'pack' };
const catalogue = toCatalogue({
  fetchedAt: null,
  articles: [
    {
      ...{ id: 5, name: 'Gloves', manufacturer: '', manufacturerNumber: '', picture: 'einweg' },
      ...{ gtin: null, pzn: null, catalogNumber: '', codes: [], permanentLabelId: 'PXSHELF' },
      ...{ countingUnit: unit, orderUnit: unit, unitsPerOrderUnit: 1, consumptionPerScan: 1, stock: 3 },
      ...{ isWatched: true, minimumStock: 0, warningStock: 0, idealStock: 1, useWithinDays: null },
      ...{ asksReference: false },
      entries: [
        {
          ...{ stockId: 7, storageId: 1, storageName: 'Cellar', batchNumber: 'B1', expirationDate: null },
          ...{ amount: 3, blockReason: null, openedOn: null, labelIds: ['PXGOODS'] },
        },
      ],
    },
  ],
});
const storages = [{ id: 2, name: 'Room 1', labelId: 'PXROOM' }];
const gloves = {
  ...{ labelId: 'PXGOODS', name: 'Gloves', picture: 'einweg', batchNumber: 'B1' },
  storageName: 'Cellar',
};
const meaning = (label: string, carried = [gloves].slice(1)) =>
  meaningOfLabel(label, carried, storages, catalogue);

test('a label is goods, a storage, a shelf, goods that are taken along already, or unknown here', () => {
  expect(meaning('PXGOODS')).toEqual({ type: 'goods', goods: gloves });
  expect(meaning('PXROOM')).toEqual({ type: 'storage', storage: storages[0] });
  expect(meaning('PXSHELF')).toEqual({ type: 'shelf' });
  expect(meaning('PXGOODS', [gloves])).toEqual({ type: 'again', name: 'Gloves' });
  expect(meaning('PXNEW')).toMatchObject({ type: 'goods', goods: { labelId: 'PXNEW', name: '' } });
});

test('everything goes by one booking, as the contract takes it', () => {
  const at = '2026-11-19T10:00:00.000Z';
  const [room] = storages;
  if (!room) throw new Error('There is a room');
  const scanned = moveBooking([gloves, { ...gloves, labelId: 'PXGOODS2' }], room, 'Room 1: 2 packages', at);
  expect(moveCalls.moveSeveral.body?.parse(scanned.request?.body)).toMatchObject({
    moves: [
      { labelId: 'PXGOODS', storageId: 2 },
      { labelId: 'PXGOODS2', storageId: 2 },
    ],
    scannedAt: at,
  });
  expect(scanned.shown).toMatchObject({ name: 'Room 1: 2 packages', amount: 2, unit: null });
  const carry = {
    ...{ stockId: 7, articleId: 5, articleName: 'Gloves', batchNumber: '', expirationDate: null },
    ...{ from: { id: 1, name: 'Cellar' }, to: { id: 2, name: 'Room 1' }, amount: 3, unit },
  };
  expect(
    moveCalls.moveSeveral.body?.parse(carriesBooking([carry], 'Room 1', at).request?.body),
  ).toMatchObject({
    moves: [{ stockId: 7, storageId: 2, amount: 3 }],
  });
});
