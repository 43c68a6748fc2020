// An invoice stays until the law does not ask for it any more.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const remove = (id: number) => desk.desk.keeper.send('DELETE', `invoices/${id}`);
const keepUntil = (id: number, day: string) =>
  app.asOwner.run(`update invoice set keep_until = ${day} where id = $1`, [id]);
const today = `(now() at time zone 'Europe/Berlin')::date`;

it('is deleted after its last day, not on it, and its file goes along', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  expect((await remove(data.id)).errors).toMatchObject({
    code: 'INVOICE_KEPT',
    params: { day: '2034-12-31' },
  });
  await keepUntil(data.id, today);
  expect((await remove(data.id)).errors.code).toBe('INVOICE_KEPT');
  await keepUntil(data.id, `${today} - 1`);
  // The one that takes its place stays.
  const later = (await desk.upload(desk.anInvoice(undefined, { corrects: data.number }))).data;
  expect(later.predecessor).toMatchObject({ id: data.id });
  expect((await remove(data.id)).data).toEqual({ deleted: true });
  expect(await app.asOwner.rows('select 1 from invoice_file where invoice_id = $1', [data.id])).toEqual([]);
  expect((await desk.desk.keeper.send('GET', `invoices/${later.id}`)).data.predecessor).toBeNull();
  expect(await recordedActions(app, 'invoice', data.id)).toContain('invoice.deleted');
  expect((await remove(data.id)).status).toBe(404);
});

it('the database lets the application delete none before', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  const { practiceId } = desk.desk.keeper.user;
  const deleted = await app.platform.database.forPractice(practiceId, (tx) =>
    tx.run('delete from invoice where practice_id = $practice and id = $1', [data.id]),
  );
  expect(deleted).toBe(0);
});

it('only owners delete, and none of another practice', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  await keepUntil(data.id, `${today} - 1`);
  const buyer = await aUser(app, { practiceId: desk.desk.keeper.user.practiceId, role: 'purchasing' });
  const url = `/pro/invoices/${data.id}`;
  const refused = await app.request({ method: 'DELETE', url, headers: bearer(await loginAs(app, buyer)) });
  expect(refused.json().errors.code).toBe('ROLE_NOT_ALLOWED');
  const other = await anInvoiceDesk(app);
  expect((await other.desk.keeper.send('DELETE', `invoices/${data.id}`)).status).toBe(404);
});
