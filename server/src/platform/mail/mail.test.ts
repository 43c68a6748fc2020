// Mail goes out by a real SMTP server in this process, or waits in the outbox.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aPractice } from '../../testing/builders.ts';
import { workOff } from '../../testing/jobs.ts';
import { layoutMail } from './layout.ts';
import { mailJob, queueMail } from './mail.ts';

const received: string[] = [];
let refuses = false;
let smtp: SMTPServer;
let app: TestApp;
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    onMailFrom: (_address, _session, done) => done(refuses ? new Error('later, please') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()));
  const { port } = smtp.server.address() as AddressInfo;
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((closed) => smtp.close(() => closed()));
});

const content = layoutMail({
  language: 'de',
  subject: 'Prüfung <1>',
  greeting: 'Guten Tag,',
  paragraphs: ['ein Satz mit <spitzen> Klammern.'],
  button: { label: 'Öffnen', link: 'https://praxora.example/?a=1&b=2' },
  closing: ['Ende'],
  company: 'Praxora GmbH',
});

async function queue(): Promise<number> {
  const practiceId = await aPractice(app);
  await app.platform.database.forPractice(practiceId, (tx) =>
    queueMail(app.platform, tx, practiceId, 'zfa@praxis.example', content),
  );
  return practiceId;
}
const stateOf = (practiceId: number) =>
  app.asOwner.one<{ state: string; body_text: string; message_id: string }>(
    'select state, body_text, message_id from mail where practice_id = $1',
    [practiceId],
  );

test('is sent with its own Message-ID, in text and HTML, and its body is not kept', async () => {
  const practiceId = await queue();
  const { message_id } = await stateOf(practiceId);
  await workOff(app, [mailJob]);
  const mail = received.at(-1) ?? '';
  expect(mail).toContain(`Message-ID: ${message_id}`);
  expect(mail).toContain('To: zfa@praxis.example');
  expect(mail).toMatch(/multipart\/alternative/);
  expect(await stateOf(practiceId)).toMatchObject({ state: 'sent', body_text: '' });
});

test('a subscription tells the mail program how to end it with one click; no other mail does', async () => {
  const practiceId = await aPractice(app);
  const unsubscribeLink = `https://praxora.example/auth/unsubscribe?token=${'a'.repeat(43)}`;
  await app.platform.database.forPractice(practiceId, (tx) =>
    queueMail(app.platform, tx, practiceId, 'zfa@praxis.example', { ...content, unsubscribeLink }),
  );
  await workOff(app, [mailJob]);
  const unfolded = (received.at(-1) ?? '').replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain(`List-Unsubscribe: <${unsubscribeLink}>\r\n`);
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const { unsubscribe_link } = await app.asOwner.one<{ unsubscribe_link: string }>(
    'select unsubscribe_link from mail where practice_id = $1',
    [practiceId],
  );
  expect(unsubscribe_link, 'is not kept either').toBe('');
  await queue();
  await workOff(app, [mailJob]);
  expect(received.at(-1)).not.toContain('List-Unsubscribe');
});

test('a refusing server leaves it queued; the next attempt carries the same Message-ID', async () => {
  const practiceId = await queue();
  refuses = true;
  await expect(workOff(app, [mailJob])).rejects.toThrow(/later, please/);
  refuses = false;
  const { state, message_id } = await stateOf(practiceId);
  expect(state).toBe('queued');
  await app.asOwner.run(
    `update job set state = 'waiting', run_at = now(), leased_until = null where state = 'running'`,
  );
  await workOff(app, [mailJob]);
  expect(received.at(-1)).toContain(`Message-ID: ${message_id}`);
});

test('HTML is escaped, text is not', () => {
  expect(content.html).toContain('mit &lt;spitzen&gt; Klammern');
  expect(content.html).toContain('href="https://praxora.example/?a=1&amp;b=2"');
  expect(content.text).toContain('mit <spitzen> Klammern');
  expect(content.text).toContain('https://praxora.example/?a=1&b=2');
});
