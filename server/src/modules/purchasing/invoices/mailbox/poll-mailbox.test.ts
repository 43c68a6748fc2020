// The mailbox against a real mail server: Dovecot, where it is installed.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceMailboxCommand } from '../../../../cli/invoice-commands.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Dovecot, hasDovecot, startDovecot } from '../../../../testing/dovecot.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../../testing/invoice-desk.ts';
import { buildMail } from '../../../../testing/mail-builders.ts';
import { databaseUrl } from '../../../../testing/programs.ts';
import { mailboxJob } from './mailbox.job.ts';
import { describeReport, pollMailbox } from './poll-mailbox.ts';

const template = 'rechnung+{tag}@praxora.example';

describe.skipIf(!hasDovecot)('a mailbox (needs `apt install dovecot-imapd`)', () => {
  let dovecot: Dovecot;
  let app: TestApp;
  let own: InvoiceDesk;
  let address: string;

  beforeAll(async () => {
    dovecot = await startDovecot();
    app = await startTestApp({ INVOICE_IMAP_URL: dovecot.url, INVOICE_MAIL_ADDRESS: template });
    own = await anInvoiceDesk(app);
    ({ address } = (await own.desk.keeper.send('POST', 'invoice-mailbox/address')).data);
  });
  afterAll(async () => {
    await app?.close();
    await dovecot?.stop();
  });

  const poll = () => pollMailbox({ url: dovecot.url, template }, app.platform.database.changing);
  const attached = (content: Buffer, name = 'rechnung.xml') => ({
    ...{ name, type: 'application/octet-stream', content },
  });

  it('is empty at first', async () => {
    expect(describeReport(await poll())).toBe('There is no new mail.');
  });

  it('files what is for a practice, moves it away, and leaves the rest as read', async () => {
    await dovecot.deliver(buildMail({ to: address, parts: [attached(own.anInvoice())] }));
    await dovecot.deliver(buildMail({ to: address, parts: [attached(Buffer.from('%PDF-1.7\n'), 'a.pdf')] }));
    await dovecot.deliver(buildMail({ to: 'rechnung@praxora.example', parts: [attached(own.anInvoice())] }));
    await dovecot.deliver(
      buildMail({ to: address, parts: [attached(Buffer.alloc(24 * 1024 * 1024), 'zu-gross.pdf')] }),
    );
    const report = await poll();
    expect(report).toEqual({
      mails: { filed: 2, stranger: 1, 'too-large': 1, unreadable: 0, full: 0 },
      files: { invoice: 1, known: 0, waiting: 1, full: 0 },
    });
    expect(describeReport(report)).toBe(
      'Mails: 2 for a practice, 1 for nobody, 1 too large. Files: 1 kept as invoices, 1 wait for a person.',
    );
    expect(await dovecot.count('INBOX')).toEqual({ messages: 2, unread: 0 });
    expect(await dovecot.count('Praxora')).toMatchObject({ messages: 2 });
    expect((await own.desk.keeper.send('GET', 'invoices')).data.total).toBe(1);
    expect(describeReport(await poll())).toBe('There is no new mail.');
  });

  it('the command does the same, each file in a transaction of its practice', async () => {
    const before = (await own.desk.keeper.send('GET', 'invoices')).data.total;
    const parts = [attached(Buffer.from('<?xml version="1.0"?><Brief/>')), attached(own.anInvoice())];
    await dovecot.deliver(buildMail({ to: address, parts }));
    const config = { ...app.platform.config, DATABASE_URL: databaseUrl(app.owner) };
    const root = join(import.meta.dirname, '../../../../../..');
    const run = (...args: string[]) =>
      invoiceMailboxCommand.runAlone(args, { config, root, say: () => undefined });
    expect(await run()).toBe('Mails: 1 for a practice. Files: 1 kept as invoices, 1 wait for a person.');
    expect(JSON.parse(await run('--json')).mails.filed).toBe(0);
    expect((await own.desk.keeper.send('GET', 'invoices')).data.total).toBe(before + 1);
    const without = { ...config, INVOICE_IMAP_URL: undefined };
    const failing = invoiceMailboxCommand.runAlone([], { config: without, root, say: () => undefined });
    await expect(failing).rejects.toThrow('INVOICE_IMAP_URL');
  });

  it('the job does the same and queues the next one; a server that is away breaks nothing', async () => {
    await dovecot.deliver(buildMail({ to: address, parts: [attached(own.anInvoice())] }));
    const job = { id: 1, queue: mailboxJob.queue, payload: {}, attempts: 1 };
    await mailboxJob.run(app.platform, job);
    expect((await own.desk.keeper.send('GET', 'invoices')).data.total).toBe(3);
    const queued = await app.asOwner.rows(`select 1 from job where queue = 'invoice-mailbox'`);
    expect(queued).toHaveLength(1);
    const away = { ...app.platform.config, INVOICE_IMAP_URL: 'imap://a:b@127.0.0.1:1/INBOX' };
    await mailboxJob.run({ ...app.platform, config: away }, job);
    const mailbox = { url: dovecot.url.replace('secret', 'wrong'), template };
    await expect(pollMailbox(mailbox, app.platform.database.changing)).rejects.toThrow();
  });
});
