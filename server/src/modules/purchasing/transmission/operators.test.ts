// Operator commands for transmissions: the outbox with its files, a vendor's transmission method, and responses that
// reached operators.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { runCommand } from '../../../testing/operator-commands.ts';
import { responseXml } from '../../../testing/response-xml.ts';
import { MailServer } from './testing/mail-server.ts';
import { aTransmission, type TransmissionBench, transmitAll } from './testing/transmission-bench.ts';
import { answerWith, WebhookServer } from './testing/webhook-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-outbox-'));
let app: TestApp;
let bench: TransmissionBench;
beforeAll(async () => {
  app = await startTestApp();
  bench = await aTransmission(app, { email: 'bestellung@depot.example' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const run = (name: string, ...args: string[]) => runCommand(app, name, args);
const runWith = (settings: Record<string, string>, name: string, ...args: string[]) =>
  runCommand(app, name, args, settings);

test('without a mail server an order counts as handed over and lies in the outbox, whole', async () => {
  const id = await bench.place();
  await transmitAll(app);
  const order = await bench.see(id);
  expect(order.state).toBe('ordered');
  expect(order.history.at(-1)?.detail).toEqual({ by: 'outbox', to: 'bestellung@depot.example' });
  const name = `Bestellung-${order.orderNumber}-${order.platformOrderNumber}`;
  const told = await run('outbox', '--to', 'bestellung@depot.example');
  expect(told).toContain(`Subject: Bestellung ${order.orderNumber}`);
  expect(told).toMatch(new RegExp(`Attached: ${name}\\.pdf \\(\\d+ bytes\\)`));
  await run('outbox', '--save', folder);
  const { id: mailId } = await app.asOwner.one<{ id: string }>('select id from mail where order_id = $1', [
    id,
  ]);
  for (const [ending, path] of [
    ['pdf', 'pdf'],
    ['xml', 'opentrans'],
  ]) {
    const own = await bench.buyer.me.call('GET', `/pro/orders/${id}/${path}`);
    expect(readFileSync(join(folder, `${mailId}-${name}.${ending}`)).equals(own.rawPayload)).toBe(true);
  }
});

test("a vendor's answer is imported into the order of whichever practice", async () => {
  await aTransmission(app);
  const id = await bench.place();
  await bench.post(id, 'sent');
  const { platformOrderNumber } = await bench.see(id);
  const file = join(folder, 'answer.xml');
  writeFileSync(
    file,
    responseXml({
      orderId: platformOrderNumber,
      date: '2026-12-01',
      items: [{ line: '2', quantity: '2' }],
    }),
  );
  expect(await run('import-order-response', file)).toBe(
    `Order ${platformOrderNumber} of practice ${bench.buyer.me.user.practiceId} is confirmed.`,
  );
  expect(await bench.see(id)).toMatchObject({
    state: 'open',
    deliveryDate: '2026-12-01',
    positions: [{ confirmedQuantity: null }, { confirmedQuantity: 2 }],
    history: [{}, {}, { event: 'confirmed', user: '', detail: { by: 'opentrans' } }],
  });
  writeFileSync(file, responseXml({ orderId: 'PX-0', items: [{ line: '2', quantity: '2' }] }));
  await expect(run('import-order-response', file)).rejects.toThrow(/order PX-0 is not known/);
  await expect(run('import-order-response', join(folder, 'none.xml'))).rejects.toThrow(/cannot be read/);
  await expect(run('import-order-response')).rejects.toThrow(/Name one file/);
});

test('a webhook gets a secret, made up and told where none is given', async () => {
  const created = await run(
    'vendor create',
    ...['--name', 'Direkt', '--transmission', 'webhook', '--webhook-url', 'https://direkt.example/orders'],
  );
  const [, id, secret] = /Vendor (\d+) .*\nSecret .*: (\S{43})$/.exec(created) ?? [];
  const stored = () =>
    app.asOwner.one<Record<string, unknown>>(
      'select transmission, email, webhook_url, webhook_secret from vendor where id = $1',
      [id],
    );
  expect(await stored()).toMatchObject({
    webhook_url: 'https://direkt.example/orders',
    webhook_secret: secret,
  });
  const set = (...args: string[]) => run('vendor transmission', '--vendor', `${id}`, ...args);
  expect(await set('--transmission', 'email', '--email', 'an@direkt.example')).toBe(
    'Orders at Direkt go by e-mail to an@direkt.example.',
  );
  expect(await set('--transmission', 'webhook')).toBe(
    'Orders at Direkt go to https://direkt.example/orders.',
  );
  await set('--webhook-secret', 'a secret of their own'.replaceAll(' ', '-'));
  expect(await stored()).toEqual({
    transmission: 'webhook',
    email: 'an@direkt.example',
    webhook_url: 'https://direkt.example/orders',
    webhook_secret: 'a-secret-of-their-own',
  });
  await expect(set('--webhook-secret', 'short')).rejects.toThrow(/--webhook-secret is not valid/);
  await expect(set('--webhook-url', 'ftp://direkt.example')).rejects.toThrow(/--webhook-url is not valid/);
  const unsendable = [
    'http://direkt.example/orders',
    'https://127.0.0.1/orders',
    'https://[::1]/orders',
    'https://10.1.2.3/orders',
    'https://localhost/orders',
  ];
  for (const url of unsendable) {
    await expect(set('--webhook-url', url), url).rejects.toThrow(`No order would be sent to ${url}`);
    const created = run('vendor create', '--name', 'W', '--transmission', 'webhook', '--webhook-url', url);
    await expect(created, url).rejects.toThrow(/WEBHOOK_PRIVATE_ADDRESSES=true/);
  }
  expect(await stored()).toMatchObject({ webhook_url: 'https://direkt.example/orders' });
  const allowed = { WEBHOOK_PRIVATE_ADDRESSES: 'true' };
  const inHouse = ['vendor transmission', '--vendor', `${id}`, '--webhook-url', 'http://10.1.2.3/'] as const;
  expect(await runWith(allowed, ...inHouse)).toBe('Orders at Direkt go to http://10.1.2.3/.');
  // An address stored before is checked when it would be used.
  await expect(set('--transmission', 'webhook')).rejects.toThrow(/No order would be sent to/);
  await expect(run('vendor create', '--name', 'W', '--transmission', 'webhook')).rejects.toThrow(
    /need --webhook-url/,
  );
  await expect(run('vendor transmission', '--vendor', '999999')).rejects.toThrow(/no vendor 999999/);
});

test('a test message goes the way of the orders, and a way that fails it is not saved', async () => {
  const vendor = await aVendor(app, { name: 'Testhandel' });
  const show = async () => JSON.parse(await run('vendor show', '--vendor', `${vendor}`, '--json'));
  const [webhook, smtp] = [new WebhookServer(), new MailServer()];
  await Promise.all([webhook.start(), smtp.start()]);
  const settings = { WEBHOOK_PRIVATE_ADDRESSES: 'true', SMTP_URL: smtp.url };
  const set = (...args: string[]) =>
    runWith(settings, 'vendor transmission', '--vendor', `${vendor}`, ...args);
  const toWebhook = ['--transmission', 'webhook', '--webhook-url', webhook.url, '--test'];
  try {
    await expect(set('--test')).rejects.toThrow('go by hand: there is nothing to test');
    webhook.answers.push(answerWith(404, 'no such path'));
    await expect(set(...toWebhook)).rejects.toThrow(/did not reach .*HTTP 404 no such path/);
    expect(await show()).toMatchObject({ transmission: 'manual', webhookUrl: null });
    expect(await set(...toWebhook)).toMatch(/A test message was accepted by 127\.0\.0\.1/);
    const posted = webhook.posted.at(-1);
    const id = posted?.headers['idempotency-key'];
    expect(JSON.parse(posted?.body ?? '')).toMatchObject({ type: 'test', version: 1, id });
    expect(posted?.headers['x-praxora-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    const toMail = ['--transmission', 'email', '--email', 'order@depot.example', '--test'];
    expect(await set(...toMail)).toContain('A test message was accepted by order@depot.example');
    expect(smtp.received.at(-1)?.headers.subject).toContain('Testnachricht');
    await expect(run('vendor transmission', '--vendor', `${vendor}`, '--test')).rejects.toThrow(
      'SMTP_URL is not set',
    );
  } finally {
    await Promise.all([webhook.stop(), smtp.stop()]);
  }
});
