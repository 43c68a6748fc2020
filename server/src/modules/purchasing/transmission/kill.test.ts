// A process that sends orders is killed while each of them is at a different step. Nothing is lost, and anything that
// arrives twice carries the same ids.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { findProgram } from '../../../testing/programs.ts';
import { MailServer, type SmtpStep } from './testing/mail-server.ts';
import { aTransmission, type TransmissionBench, transmitAll } from './testing/transmission-bench.ts';
import { WebhookServer } from './testing/webhook-server.ts';
import type { WorkerSettings } from './testing/worker.fixture.ts';
import { startTransmission } from './transmission.service.ts';

const smtp = new MailServer();
const webhook = new WebhookServer();
let app: TestApp;
let settings: Record<string, string>;
beforeAll(async () => {
  await smtp.start();
  await webhook.start();
  settings = { SMTP_URL: smtp.url, WEBHOOK_PRIVATE_ADDRESSES: 'true' };
  app = await startTestApp(settings);
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
  await webhook.stop();
});

/** A step of an order: how the process is stopped there, and how many copies the vendor has in the end. */
interface Step {
  readonly name: string;
  readonly by: 'email' | 'webhook';
  readonly copies: number;
  /** Places an order and ends when it hangs at the step. */
  readonly reach: (bench: TransmissionBench) => Promise<number>;
}

const lockKey = 4711;
/** Connections of the process that wait for a lock of this test. */
const waiting = async (): Promise<number> =>
  (
    await app.asOwner.rows(
      `select 1 from pg_stat_activity
       where datname = current_database() and starts_with(application_name, 'praxora database') and wait_event_type = 'Lock'`,
    )
  ).length;

async function oneMoreWaits(work: () => Promise<number>): Promise<number> {
  const before = await waiting();
  const id = await work();
  await vi.waitUntil(async () => (await waiting()) > before, { timeout: 20_000, interval: 20 });
  return id;
}

/** The next write into this table waits until the test is over. */
const hangWriting = (table: string) => (bench: TransmissionBench) =>
  oneMoreWaits(async () => {
    await app.asOwner.run('insert into hanging values ($1)', [table]);
    return bench.place();
  });

async function prepareHanging(): Promise<void> {
  await app.asOwner.run('create table hanging (table_name text)');
  await app.asOwner.run(
    `create function hang() returns trigger language plpgsql security definer set search_path = public as $$
     begin
       if exists (select from hanging where table_name = tg_table_name) then
         perform pg_advisory_xact_lock(${lockKey});
       end if;
       return new;
     end $$`,
  );
  for (const [moment, table, condition] of [
    ['insert', 'mail', 'true'],
    ['insert', 'order_event', `new.event = 'transmitted'`],
    ['update', 'job', `new.state = 'done'`],
  ] as const)
    await app.asOwner.run(
      `create trigger hang before ${moment} on ${table} for each row when (${condition}) execute function hang()`,
    );
}

const hangAtSmtp = (step: SmtpStep) => async (bench: TransmissionBench) => {
  const reached = smtp.hold(step);
  const id = await bench.place();
  await reached;
  return id;
};

/** Locks the order's row in another connection, so that the order is prepared but not yet sent. */
const hangBeforeSending = (holder: () => Client) => async (bench: TransmissionBench) => {
  const { practiceId } = bench.buyer.me.user;
  const vendor = await app.asOwner.one<Record<string, string>>('select * from vendor where id = $1', [
    bench.buyer.vendor,
  ]);
  await bench.setWay({});
  const id = await bench.place();
  await holder().query('select 1 from purchase_order where id = $1 for update', [id]);
  await bench.setWay({
    ...(vendor.email ? { email: vendor.email } : {}),
    ...(vendor.webhook_url ? { webhookUrl: vendor.webhook_url } : {}),
  });
  return oneMoreWaits(async () => {
    await app.platform.database.forPractice(practiceId, (tx) => startTransmission(tx, practiceId, id));
    return id;
  });
};

async function startProcess(workers: number): Promise<ChildProcess> {
  const wish: WorkerSettings = { app: app.app, settings, workers, leaseSeconds: 2 };
  const program = findProgram('transmission-worker.fixture');
  const child = spawn(process.execPath, [program, JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('killed at every step: at least once, told apart by the same ids, noted once', async () => {
  const holder = new Client(app.owner);
  await holder.connect();
  await holder.query('begin');
  await app.asOwner.run(`select pg_advisory_lock(${lockKey})`);
  await prepareHanging();
  const steps: Step[] = [
    {
      name: 'before the mail is written',
      by: 'email',
      copies: 1,
      reach: hangWriting('mail'),
    },
    { name: 'before connecting', by: 'email', copies: 1, reach: hangBeforeSending(() => holder) },
    { name: 'connected', by: 'email', copies: 1, reach: hangAtSmtp('connect') },
    { name: 'at MAIL FROM', by: 'email', copies: 1, reach: hangAtSmtp('mail') },
    { name: 'at RCPT TO', by: 'email', copies: 1, reach: hangAtSmtp('recipient') },
    { name: 'at DATA', by: 'email', copies: 1, reach: hangAtSmtp('data') },
    { name: 'accepted, not answered', by: 'email', copies: 2, reach: hangAtSmtp('accepted') },
    {
      name: 'answered, not noted',
      by: 'email',
      copies: 2,
      reach: hangWriting('order_event'),
    },
    { name: 'before posting', by: 'webhook', copies: 1, reach: hangBeforeSending(() => holder) },
    {
      name: 'posted, not answered',
      by: 'webhook',
      copies: 2,
      reach: async (bench) => {
        const reached = webhook.hold();
        const id = await bench.place();
        await reached;
        return id;
      },
    },
    {
      name: 'posted and answered, not noted',
      by: 'webhook',
      copies: 2,
      reach: hangWriting('order_event'),
    },
    {
      name: 'noted, the job not done',
      by: 'email',
      copies: 1,
      reach: hangWriting('job'),
    },
  ];
  const child = await startProcess(steps.length);
  const ended = once(child, 'exit');
  const benches = {
    email: await aTransmission(app, { email: 'bestellung@depot.example' }),
    webhook: await aTransmission(app, { webhookUrl: webhook.url }),
  };
  const orders: { step: Step; bench: TransmissionBench; id: number }[] = [];
  try {
    for (const step of steps) {
      const bench = benches[step.by];
      orders.push({ step, bench, id: await step.reach(bench) });
      await app.asOwner.run('delete from hanging');
    }
  } finally {
    child.kill('SIGKILL');
    await ended;
  }

  // The database notices a dead client when it next talks to it; a statement that waits is ended here.
  await app.asOwner.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and starts_with(application_name, 'praxora database') and wait_event_type = 'Lock'`,
  );
  await app.asOwner.run(`select pg_advisory_unlock(${lockKey})`);
  await holder.end();
  await transmitAll(app);

  for (const { step, bench, id } of orders) {
    const order = await bench.see(id);
    expect(order.state, step.name).toBe('ordered');
    expect(
      order.history.filter(({ event }) => event === 'transmitted'),
      step.name,
    ).toHaveLength(1);
    const key = await bench.transmissionId(id);
    const copies =
      step.by === 'email'
        ? smtp.received.filter(({ headers }) => headers.subject?.includes(order.platformOrderNumber))
        : webhook.posted.filter(({ body }) => body.includes(order.platformOrderNumber));
    expect(copies, step.name).toHaveLength(step.copies);
    const ids = copies.map(({ headers }) => headers[step.by === 'email' ? 'message-id' : 'idempotency-key']);
    expect(new Set(ids), step.name).toEqual(
      new Set([step.by === 'email' ? `<order.${key}@localhost>` : key]),
    );
  }
  expect(
    await app.asOwner.rows(`select 1 from job where queue = 'transmission' and state <> 'done'`),
  ).toEqual([]);
}, 90_000);
