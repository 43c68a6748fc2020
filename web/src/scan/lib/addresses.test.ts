// The scan app goes where the contract says, without carrying its schemas along.
import { deviceCalls } from '@praxora/contract/account/devices.calls';
import { articleCodeCalls } from '@praxora/contract/inventory/article-codes.calls';
import { moveCalls } from '@praxora/contract/inventory/moves.calls';
import { openingCalls } from '@praxora/contract/inventory/opening.calls';
import { scanCalls } from '@praxora/contract/inventory/scan.calls';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { bufferedPositionCalls } from '@praxora/contract/purchasing/buffered-positions.calls';
import { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { type Call, callRoute } from '@praxora/contract/shared/call';
import { expect, test } from 'vitest';
import {
  addresses,
  asideAddress,
  codesAddress,
  countAddress,
  countedLabelsAddress,
  orderAddress,
  putAddress,
  stocktakingAddress,
  undoAddress,
} from './addresses.ts';

/** Numbers of their own, so that none can stand for another. */
const named = (address: string, ...names: readonly string[]) =>
  names.reduce((path, name, index) => path.replace(String(index + 1), `:${name}`), address);

const expected: readonly (readonly [address: string, method: string, call: Call])[] = [
  [addresses.pair, 'POST', deviceCalls.pairDevice],
  [addresses.articles, 'GET', scanCalls.listScannable],
  [addresses.lookUp, 'GET', scanCalls.lookUpScanned],
  [addresses.consumption, 'POST', stockCalls.bookConsumption],
  [addresses.open, 'POST', openingCalls.openPackage],
  [addresses.moves, 'POST', moveCalls.moveSeveral],
  [addresses.pickList, 'GET', moveCalls.getPickList],
  [named(codesAddress(1), 'articleId'), 'POST', articleCodeCalls.assignCode],
  [addresses.reorder, 'POST', reorderCalls.putOnReorder],
  [addresses.putAside, 'POST', bufferedPositionCalls.putAside],
  [addresses.storages, 'GET', storageCalls.listStorages],
  [addresses.stocktakings, 'POST', stocktakingCalls.startStocktaking],
  [addresses.receivableOrders, 'GET', receivingCalls.listReceivableOrders],
  [addresses.findReceivable, 'GET', receivingCalls.findReceivable],
  [named(putAddress(1), 'putId'), 'DELETE', reorderCalls.takePutBack],
  [named(asideAddress(1), 'id'), 'DELETE', bufferedPositionCalls.discardBufferedPosition],
  [named(stocktakingAddress(1), 'stocktakingId'), 'GET', stocktakingCalls.getStocktaking],
  [named(countedLabelsAddress(1), 'stocktakingId'), 'POST', stocktakingCalls.countLabel],
  [named(countAddress(1, 2), 'stocktakingId', 'stockId'), 'PUT', stocktakingCalls.countLine],
  [named(orderAddress(1), 'orderId'), 'GET', receivingCalls.getReceivableOrder],
  [named(orderAddress(1), 'orderId'), 'POST', receivingCalls.bookReceipt],
  [undoAddress(':bookingId').replace('%3A', ':'), 'POST', stockCalls.undoBooking],
];

test.each(expected)('%s', (address, method, call) => {
  expect([callRoute(call), call.method]).toEqual([address, method]);
  expect(call.isForDevices ?? call.access === 'anonymous').toBe(true);
});
