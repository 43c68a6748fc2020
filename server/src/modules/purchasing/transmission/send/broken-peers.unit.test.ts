// Mail servers and vendors' systems that break off, talk nonsense or fall silent halfway: the attempt fails, nothing else does.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendBySmtp } from '../../../../platform/mail/smtp.ts';
import { post } from './post.ts';

const crashes: unknown[] = [];
const onCrash = (error: unknown) => crashes.push(error);
beforeAll(() => void process.on('uncaughtExceptionMonitor', onCrash));
afterAll(() => void process.off('uncaughtExceptionMonitor', onCrash));

/** Answers the n-th thing it hears with the n-th of these, the greeting being the first; then breaks off. */
async function peer(...answers: readonly string[]): Promise<number> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    const left = [...answers];
    const speak = () => {
      const next = left.shift();
      if (next === undefined) socket.resetAndDestroy();
      else if (next !== '')
        socket.write(next, () => left.length === 0 && setTimeout(() => socket.resetAndDestroy(), 5));
    };
    socket.on('data', speak);
    speak();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const mail = {
  messageId: '<1@praxora.example>',
  recipient: 'orders@vendor.example',
  subject: 'Order',
  text: 'x'.repeat(100_000),
  html: '',
  date: new Date(),
};
const ehlo = '250-peer\r\n250 SIZE\r\n';
const ok = '250 OK\r\n';

test.each([
  ['breaks off at once', []],
  ['greets with nonsense', ['\0\xff nonsense\r\n', '\r\n\r\n']],
  ['greets and breaks off', ['220 peer\r\n']],
  [
    'offers encryption and talks nonsense then',
    ['220 peer\r\n', '250-peer\r\n250 STARTTLS\r\n', '220 go\r\n', 'nonsense'],
  ],
  ['breaks off at the sender', ['220 peer\r\n', ehlo]],
  ['breaks off at the recipient', ['220 peer\r\n', ehlo, ok]],
  ['refuses the recipient and breaks off', ['220 peer\r\n', ehlo, ok, '550 no\r\n']],
  ['breaks off within the text', ['220 peer\r\n', ehlo, ok, ok, '354 go\r\n']],
  ['answers what was not asked', [`220 peer\r\n${ok}${ok}${ok}`, ehlo + ok + ok]],
] as const)('a mail server that %s', async (_, answers) => {
  const port = await peer(...answers);
  await expect(sendBySmtp(`smtp://127.0.0.1:${port}`, 'a@praxora.example', mail)).rejects.toThrow();
});

const send = async (...answers: readonly string[]) =>
  post(new URL(`http://127.0.0.1:${await peer('', ...answers)}/orders`), '{}', {
    headers: {},
    allowPrivate: true,
  });

test.each([
  ['breaks off at once', []],
  ['talks nonsense', ['nonsense\r\n\r\n']],
  ['breaks off in its headers', ['HTTP/1.1 200 OK\r\nX-']],
  ['has two lengths', ['HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx']],
  [
    'wants to go on by another protocol',
    ['HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ],
] as const)("a vendor's system that %s", async (_, answers) => {
  await expect(send(...answers)).rejects.toThrow();
});

test.each([
  ['breaks off in its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf'],
  ['answers in pieces that are none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhalf'],
])("a vendor's system that %s has accepted", async (_, answer) => {
  expect(await send(answer)).toMatchObject({ status: 200 });
});

test('none of them was noticed by the process', () => {
  expect(crashes).toEqual([]);
});
