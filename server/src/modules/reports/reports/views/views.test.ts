// Saved views of a practice, and the one each user gets on the first of the month.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { workOff } from '../../../../testing/jobs.ts';
import { generateStock } from '../testing/generated-stock.ts';
import { viewMailJob, viewMailsJob } from './view-mail.job.ts';

let app: TestApp;
let me: StoreKeeper;
let colleague: StoreKeeper;
let other: StoreKeeper;

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  colleague = await aStoreKeeper(app, { practiceId: me.user.practiceId });
  other = await aStoreKeeper(app);
  await generateStock(app, me, 8);
});
afterAll(() => app.close());

const content = {
  name: 'Monatsende',
  report: 'stock-movements',
  query: { preset: 'allTime', types: 'input' },
};

test('kept by name for the whole practice, for nobody else', async () => {
  const { data: view, status } = await me.send('POST', 'reports/views', content);
  expect(status).toBe(200);
  expect(view).toMatchObject(content);
  expect((await colleague.send('GET', 'reports/views')).data).toMatchObject({
    items: [content],
    mailedViewId: null,
  });
  expect((await other.send('GET', 'reports/views')).data).toEqual({ items: [], mailedViewId: null });
  expect((await me.send('POST', 'reports/views', { ...content, name: 'MONATSENDE' })).errors.code).toBe(
    'RESOURCE_EXISTS',
  );
  const changed = { ...content, name: 'Zugänge' };
  expect((await colleague.send('PUT', `reports/views/${view.id}`, changed)).data).toMatchObject(changed);
  for (const [method, path, body] of [
    ['PUT', `reports/views/${view.id}`, changed],
    ['DELETE', `reports/views/${view.id}`, undefined],
    ['PUT', 'reports/mail', { viewId: view.id }],
  ] as const)
    expect((await other.send(method, path, body)).status, path).toBe(404);
});

test('what the report would refuse is not kept', async () => {
  const wrong = { ...content, name: 'Falsch', query: { from: '2026-02-02', to: '2026-02-01' } };
  const { status, errors } = await me.send('POST', 'reports/views', wrong);
  expect({ status, code: errors[0].code }).toEqual({ status: 422, code: 'PERIOD_BACKWARDS' });
});

test('one a month by e-mail, in the reader’s language, from the next month on', async () => {
  const [{ id }] = (await me.send('GET', 'reports/views')).data.items;
  await me.send('PUT', 'reports/mail', { viewId: id });
  await colleague.send('PUT', 'reports/mail', { viewId: id });
  await app.asOwner.run(
    `update person n set language = case u.id when $1 then 'en' else 'de' end
     from app_user u where u.person_id = n.id and u.id in ($1, $2)`,
    [me.user.id, colleague.user.id],
  );
  const mails = () =>
    app.asOwner.rows<{ recipient: string; subject: string; body_text: string }>(
      `select recipient, subject, body_text from mail where practice_id = $1 order by recipient`,
      [me.user.practiceId],
    );
  const run = async () => {
    await viewMailsJob.run(app.platform, { payload: {} } as never);
    await workOff(app, [viewMailJob]);
  };
  await run();
  expect(await mails()).toEqual([]);
  await app.asOwner.run(`update report_mail set sent_for = sent_for - interval '1 month'`);
  await run();
  await run();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  const mine = sent.find(({ recipient }) => recipient === me.user.email);
  const theirs = sent.find(({ recipient }) => recipient === colleague.user.email);
  expect(mine?.body_text).toContain('your saved view “Zugänge” (Stock movements)');
  expect(mine?.body_text).toMatch(
    /\/reports\/stock-movements\?(preset=allTime&types=input|types=input&preset=allTime)/,
  );
  expect(theirs?.body_text).toContain('Ihre gespeicherte Ansicht „Zugänge“ (Lagerbewegungen)');
  const { totals } = (await me.send('GET', 'reports/stock-movements?preset=allTime&types=input')).data;
  const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(totals.inputCents / 100);
  expect(theirs?.body_text).toContain(`Zugang: ${euros} €`);
  await me.send('DELETE', `reports/views/${id}`);
  expect((await colleague.send('GET', 'reports/views')).data).toEqual({ items: [], mailedViewId: null });
});
