// Erases a person who did everything, and searches all tables, files in them and the log for the name and the e-mail.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { workOff } from '../../../testing/jobs.ts';

const received: { readonly to: string; readonly content: string }[] = [];
const log: string[] = [];
let smtp: SMTPServer;
let app: TestApp;
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()));
  const { port } = smtp.server.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  app = await startDemoApp(
    { SMTP_URL, LOG_LEVEL: 'trace' },
    { log: { write: (line) => void log.push(line) } },
  );
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((closed) => smtp.close(() => closed()));
});

const words = ['Quirina', 'Zwölfender', 'quirina@hirsch.example'];

/** Tables, and columns of them, that hold one of the words in whatever form. */
async function findWords(): Promise<string[]> {
  const columns = await app.asOwner.rows<{ table: string; column: string; type: string }>(
    `select c.relname as table, quote_ident(a.attname) as column, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1, 2`,
  );
  const patterns = words.map((word) => `%${word}%`);
  const escaped = words.map((word) => `%${Buffer.from(word).toString('hex')}%`);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const isBinary = type === 'bytea';
    const rows = await app.asOwner.rows(
      `select 1 from ${table} where ${isBinary ? `encode(${column}, 'hex')` : `${column}::text`} ilike any($1) limit 1`,
      [isBinary ? escaped : patterns],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

test('the name stays in the address book and in documents of orders, and nowhere else', async () => {
  const { id, practiceId, personId } = await app.asOwner.one<{
    id: number;
    practiceId: number;
    personId: number;
  }>(
    `select id, practice_id as "practiceId", person_id as "personId" from practice_user where email = 'demo@praxora.example'
     order by id limit 1`,
  );
  const eva = await aUser(app, { practiceId });
  // The demo practice has a year of orders, receipts, counts and documents of this user.
  await app.asOwner.run(
    `update person set first_name = 'Quirina', last_name = 'Zwölfender', email = 'quirina@hirsch.example' where id = $1`,
    [personId],
  );
  await app.asOwner.run(`delete from app_user where person_id = $1 and id <> $2`, [personId, id]);
  await app.asOwner.run(
    `update practice set email = 'quirina@hirsch.example', contact_person = 'Quirina Zwölfender' where id = $1`,
    [practiceId],
  );
  await app.asOwner.run(
    `update address set first_name = 'Quirina', last_name = 'Zwölfender'
     where id = (select min(id) from address where practice_id = $1)`,
    [practiceId],
  );
  await app.asOwner.run(
    `update purchase_order set billing_address = billing_address || '{"contactPerson": "Quirina Zwölfender"}'
     where id = (select min(id) from purchase_order where practice_id = $1)`,
    [practiceId],
  );
  const login = { email: 'quirina@hirsch.example', password: 'praxora-demo' };
  const headers = bearer(await loginAs(app, login));
  let requests = 0;
  const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    requests += 1;
    const key = { 'idempotency-key': `a-repeatable-request-${requests}` };
    const answer = await app.request({
      method,
      url,
      headers: { ...headers, ...key },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(300);
    return answer.json().data;
  };
  const { version } = (await ask('GET', '/pro/users')).users.find((one: { id: number }) => one.id === id);
  await ask('PUT', '/pro/user/name', { firstName: 'Quirina', lastName: 'Zwölfender', version });
  await ask('POST', '/pro/invitations', { email: 'neu@praxis.example', firstName: 'Neu', lastName: 'Hier' });
  await ask('PUT', `/pro/users/${eva.id}/active`, { isActive: false });
  await ask('PUT', `/pro/users/${eva.id}/active`, { isActive: true });
  await ask('POST', '/pro/exports');
  await ask('POST', '/pro/reports/stock-movements/export', {
    format: 'csv',
    from: '2026-11-01',
    to: '2026-11-15',
  });
  await ask('POST', '/pro/storages', { name: 'Lager Nord' });
  const anonymous = (url: string, payload: object) => app.request({ method: 'POST', url, payload });
  for (const password of ['wrong one', 'wrong two'])
    await anonymous('/pro/login', { email: login.email, password });
  await anonymous('/pro/password/reset', { email: login.email });
  await app.asOwner.run(
    `insert into error_report (event_id, level, message, tags, event)
     values ('e', 'error', 'Quirina Zwölfender', '{}', '{"user": "quirina@hirsch.example"}')`,
  );
  await app.asOwner.run(
    `insert into job (queue, payload, last_error) values ('none', '{}', '550 <quirina@hirsch.example> unknown')`,
  );
  const before = await findWords();
  for (const place of [
    'blob_part.content',
    'idempotent_answer.data',
    'mail.body_text',
    'mail.body_html',
    'mail.recipient',
  ])
    expect(before, 'the test itself finds what is there').toContain(place);

  const asEva = bearer(await loginAs(app, eva));
  const preview = await app.request({ method: 'GET', url: `/pro/users/${id}/erasure`, headers: asEva });
  expect(preview.json().data).toMatchObject({ endsLogin: true, stays: { addresses: [{}] } });
  expect(preview.json().data.stays.orders).toBeGreaterThan(0);
  const deleted = await app.request({ method: 'DELETE', url: `/pro/users/${id}`, headers: asEva });
  expect(deleted.statusCode, deleted.body).toBe(200);

  await workOff(app, [mailJob]);
  const lastTo = (address: string) => received.filter(({ to }) => to === address).at(-1)?.content ?? '';
  expect(lastTo(login.email), 'the person is told').toContain(
    'Subject: =?UTF-8?Q?Ihr_Zugang_ist_gel=C3=B6scht',
  );
  expect(log.length, 'the log has the requests').toBeGreaterThan(10);
  expect(log.filter((line) => words.some((word) => line.includes(word)))).toEqual([]);

  const documents = [
    'address.first_name',
    'address.last_name',
    'mail_attachment.content',
    'purchase_order.billing_address',
    'purchase_order.delivery_address',
    'purchase_order.search_text',
  ];
  const after = await findWords();
  expect(after.filter((place) => !documents.includes(place))).toEqual([]);
  expect(after).toContain('address.last_name');
  const { email } = await app.asOwner.one<{ email: string }>('select email from practice where id = $1', [
    practiceId,
  ]);
  expect(email).not.toBe(login.email);
  const names = async (language: string) => {
    const headers = { ...asEva, 'accept-language': language };
    return (await app.request({ method: 'GET', url: '/pro/activity', headers })).body;
  };
  expect(await names('de')).toContain('"Ehemalige Person 1"');
  expect(await names('en')).toContain('"Former user 1"');
});
