// Treatment references: recorded with a removal, mended, forgotten with an undo, found by the recall and handed out as files.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
let room: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  room = await keeper.aStorage();
});
afterAll(() => closeWithSoundLedger(app));

const implant = { documentation: { asksReference: true, hasBatchObligation: true } };
const udi = '(01)04012345678901(17)300131(10)NB-1(21)SN-77';

async function implants(batchNumber: string, amount = 3) {
  const articleId = await keeper.anArticle({ ...implant, name: `Implantat ${batchNumber}` });
  const { stockId } = await keeper.bookIn(articleId, amount, room, { batchNumber });
  return { articleId, stockId };
}
const remove = (stockId: number, treatment?: object) =>
  keeper.send('POST', 'stock/consumption', { stockId, ...(treatment && { treatment }) });
const recall = async (batch: string) =>
  (await keeper.send('GET', `stock/recall?batchNumber=${encodeURIComponent(batch)}`)).data as {
    movements: { kind: string; bookingId: string; treatment: object | null }[];
  }[];
const treatments = async (batch: string) =>
  (await recall(batch)).flatMap(({ movements }) =>
    movements.filter(({ kind }) => kind === 'consumption').map(({ treatment }) => treatment),
  );
const file = (query: string) =>
  app.request({ method: 'GET', url: `/pro/stock/removals/file?${query}`, headers: keeper.headers });

it('a removal keeps reference, code and serial number; the recall finds them, and says what was not recorded', async () => {
  const { stockId } = await implants('NB-1');
  expect((await remove(stockId, { reference: ' P-2026-0417 ', udi })).status).toBe(200);
  expect((await remove(stockId)).status).toBe(200);
  expect(await treatments('nb1')).toEqual([
    { reference: '', udi: '', serialNumber: '' },
    {
      reference: 'P-2026-0417',
      udi: '(01)04012345678901(10)NB-1(17)300131(21)SN-77',
      serialNumber: 'SN-77',
    },
  ]);
});

it('other articles are not asked; what is said of them is kept all the same', async () => {
  const articleId = await keeper.anArticle();
  const { stockId } = await keeper.bookIn(articleId, 2, room, { batchNumber: 'PLAIN-1' });
  await remove(stockId);
  await remove(stockId, { reference: '4711', serialNumber: 'A1' });
  expect(await treatments('PLAIN-1')).toEqual([{ reference: '4711', udi: '', serialNumber: 'A1' }, null]);
});

it.each([
  ['a date of birth', { reference: 'geb. 12.03.1980' }, 422],
  ['more than 40 characters', { reference: 'x'.repeat(41) }, 422],
  ['a code that is none', { udi: 'hello' }, 422],
  ['the code of another batch', { udi: '(01)04012345678901(10)OTHER' }, 409],
])('%s is refused, and nothing is removed', async (_, treatment, status) => {
  const { stockId, articleId } = await implants('NB-2');
  expect((await remove(stockId, treatment)).status).toBe(status);
  expect((await keeper.see(articleId)).stock).toBe(3);
});

it('it is mended and deleted afterwards, only by those who may, and goes when the removal is taken back', async () => {
  const { stockId } = await implants('NB-3');
  const { bookingId } = (await remove(stockId)).data;
  const put = (body: object, who = keeper) => who.send('PUT', `stock/removals/${bookingId}/treatment`, body);
  expect((await put({ reference: 'P-1' })).data).toEqual({ reference: 'P-1', udi: '', serialNumber: '' });
  expect(await treatments('NB-3')).toEqual([{ reference: 'P-1', udi: '', serialNumber: '' }]);
  expect((await put({ udi: '(01)04012345678901(10)X' })).errors.code).toBe('UDI_OTHER_BATCH');
  expect((await put({ reference: '1.1.1990' })).status).toBe(422);
  expect((await put({ reference: 'P-1' }, await aStoreKeeper(app))).status).toBe(404);
  const rows = () =>
    app.asOwner.rows('select reference from treatment_reference where booking_id = $1', [bookingId]);
  expect((await put({})).status).toBe(200);
  expect(await rows()).toEqual([]);
  await put({ reference: 'P-2' });
  expect(await rows()).toHaveLength(1);
  await keeper.send('POST', `stock/undo/${bookingId}`);
  expect(await rows()).toEqual([]);
  expect((await put({ reference: 'P-2' })).status).toBe(404);
});

it('the list for the authority and the cards are CSV and PDF, in both languages, without what was taken back', async () => {
  const { stockId } = await implants('NB-4');
  await remove(stockId, { reference: '=P;4', serialNumber: 'S1', udi: '(01)04012345678901(10)NB-4' });
  const { bookingId } = (await remove(stockId, { reference: 'gone' })).data;
  await keeper.send('POST', `stock/undo/${bookingId}`);
  const csv = await file('batchNumber=nb4&content=authority&format=csv&language=de');
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toContain('Behandlungsbezug');
  expect(csv.body).toContain('P;4');
  expect(csv.body).not.toContain('gone');
  // Nobody is its maker, and the number of the device is the one that was scanned.
  expect(csv.body).not.toContain('unknown');
  expect(csv.body).toMatch(/;04012345678901\r?\n/);
  expect(csv.headers['content-disposition']).toContain('charge-NB4-');
  for (const content of ['authority', 'implantCards'])
    for (const language of ['de', 'en']) {
      const pdf = await file(`batchNumber=NB-4&content=${content}&format=pdf&language=${language}`);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  expect((await file('batchNumber=NOPE&content=authority&format=pdf&language=de')).statusCode).toBe(404);
});

it('after 20 years it is forgotten', async () => {
  const { stockId } = await implants('NB-5');
  const { bookingId } = (await remove(stockId, { reference: 'old' })).data;
  const rows = () => app.asOwner.rows('select 1 from treatment_reference where booking_id = $1', [bookingId]);
  const age = (years: string) =>
    app.asOwner.run(
      `update treatment_reference set happened_on = current_date - $2::interval where booking_id = $1`,
      [bookingId, years],
    );
  await age('19 years 11 months');
  await app.platform.database.plain.rows('select forget_treatment_references()');
  expect(await rows()).toHaveLength(1);
  await age('20 years 1 day');
  await app.platform.database.plain.rows('select forget_treatment_references()');
  expect(await rows()).toEqual([]);
});
