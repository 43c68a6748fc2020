// Labels know their use: how often one may be scanned, who is asked when it is used up, and what stands in for a lost one.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aDevice, switchScanApp } from '../../../testing/device-builders.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
});

const send = (method: 'GET' | 'POST', url: string, body?: object) => desk.keeper.send(method, url, body);
const use = (labelId = '', more: object = {}) => send('POST', 'stock/consumption', { labelId, ...more });

const boxes = {
  labelConfiguration: {
    consumptionPerScan: 5,
    unitToCount: 'CONSUMPTION_UNIT',
    unitToLabel: 'SALES_UNIT',
  },
  packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 10, orderUnitId: 2 },
} as const;

/** Packages of ten, five of which go with each scan. */
async function stocked(wish: object = boxes, amount = 20) {
  const articleId = await desk.keeper.anArticle(wish);
  const [room] = desk.storages;
  return { articleId, ...(await desk.keeper.bookIn(articleId, amount, room)) };
}

it('a package label lasts for its package; then it says when, where, by whom, and which booking that was', async () => {
  const { labelIds } = await stocked();
  const [label] = labelIds;
  expect((await use(label)).status).toBe(200);
  const { bookingId } = (await use(label)).data;
  const refused = await use(label);
  expect(refused).toMatchObject({
    status: 409,
    errors: { code: 'LABEL_USED', params: { who: 'Anna Berg', bookingId } },
  });
  expect(refused.errors.params.where).not.toBe('');
  const { usedUp } = (await send('GET', `inventory/scan?labelId=${label}`)).data.label;
  expect(usedUp).toMatchObject({ bookingId, canGoOn: true, storageName: refused.errors.params.where });
  expect((await use(labelIds[1])).status, 'the other package').toBe(200);
  await send('POST', `stock/undo/${bookingId}`);
  expect((await use(label)).status, 'taken back').toBe(200);
  expect((await use(label, { again: true })).status, 'a person has decided').toBe(200);
});

it('a content label is used up after one scan, a label from before uses were recorded with its goods', async () => {
  const { labelIds } = await stocked({
    ...boxes,
    labelConfiguration: { ...boxes.labelConfiguration, unitToLabel: 'CONSUMABLE_UNIT' },
  });
  expect((await use(labelIds[0])).status).toBe(200);
  expect((await use(labelIds[0])).errors.code).toBe('LABEL_USED');
  await app.asOwner.run('update stock_label set knows_uses = false where id = $1', [labelIds[0]]);
  for (let scans = 0; scans < 3; scans += 1) expect((await use(labelIds[0])).status).toBe(200);
  expect((await use(labelIds[0])).errors.code).toBe('LABEL_USED_UP');
});

it('of two uses at once one wins, and the other is told', async () => {
  const { labelIds, articleId } = await stocked({}, 3);
  const answers = await Promise.all([1, 2, 3, 4].map(() => use(labelIds[0])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await desk.keeper.see(articleId)).stock).toBe(2);
});

it('a device takes back the use of a label it has scanned, and no other booking of somebody else', async () => {
  await switchScanApp(app, desk.keeper.user.practiceId, true);
  const device = await aDevice(app, desk.keeper);
  const { labelIds } = await stocked({}, 2);
  const { bookingId } = (await use(labelIds[0])).data;
  const refused = await device.call('POST', '/pro/stock/consumption', { labelId: labelIds[0] });
  expect(refused.json().errors).toMatchObject({ code: 'LABEL_USED', params: { bookingId } });
  const undo = (query: string) => device.call('POST', `/pro/stock/undo/${bookingId}${query}`, {});
  for (const query of ['', `?labelId=${labelIds[1]}`, '?labelId=PX000000001', '?labelId=x'])
    expect((await undo(query)).statusCode, query).toBe(404);
  expect((await undo(`?labelId=${labelIds[0]}`)).statusCode).toBe(200);
  const again = await device.call('POST', '/pro/stock/consumption', { labelId: labelIds[0] });
  expect(again.statusCode).toBe(200);
});

it('a lost label is void with the reason; the new one is due and has what is left of its uses', async () => {
  const { labelIds, stockId } = await stocked();
  const [lost] = labelIds;
  await use(lost);
  const made = await send('POST', 'labels/lost', { labelId: lost });
  expect(made).toMatchObject({ status: 200, data: { stockId } });
  const { labelId } = made.data;
  for (const refused of [await use(lost), await send('POST', 'labels/lost', { labelId: lost })])
    expect(refused).toMatchObject({
      status: 409,
      errors: { code: 'LABEL_LOST', params: { who: 'Anna Berg', label: labelId } },
    });
  const scanned = (await send('GET', `inventory/scan?labelId=${lost}`)).data.label;
  expect(scanned).toMatchObject({ isWithdrawn: true, lost: { by: 'Anna Berg', replacedBy: labelId } });
  const listed = (await send('GET', `labels?stockId=${stockId}`)).data.groups[0].rows[0].labels;
  expect(listed.map((label: { labelId: string }) => label.labelId).sort()).toEqual(
    [labelId, labelIds[1]].sort(),
  );
  expect((await use(labelId)).status).toBe(200);
  expect((await use(labelId)).errors.code).toBe('LABEL_USED');
  expect((await send('POST', 'labels/lost', { labelId })).errors.code).toBe('LABEL_USED');
  expect((await use(labelIds[1])).status).toBe(200);
});

it('what is no label of goods cannot be lost, nor that of another practice', async () => {
  const { labelIds } = await stocked({}, 1);
  const other = await aReceivingDesk(app);
  const shelf = await desk.keeper.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
  const { permanentLabelId } = await desk.keeper.see(shelf);
  for (const labelId of ['x', 'PX000000001', permanentLabelId])
    expect((await send('POST', 'labels/lost', { labelId })).status, labelId).toBe(404);
  expect((await other.keeper.send('POST', 'labels/lost', { labelId: labelIds[0] })).status).toBe(404);
});
