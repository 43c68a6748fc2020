// A mail server for tests, where one is installed (`apt install dovecot-imapd`): Dovecot with one mailbox, on this machine only.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

export const hasDovecot = spawnSync('dovecot', ['--version']).status === 0;

export interface Dovecot {
  readonly url: string;
  /** Puts a mail into the inbox. */
  deliver(raw: Buffer): Promise<void>;
  /** How many mails lie in a folder, and how many of them nobody has read. */
  count(folder: string): Promise<{ messages: number; unread: number } | null>;
  stop(): Promise<void>;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Dovecot never hands mail to the system's administrator: as root it works for the user `nobody`. */
function findOwner(): { uid: number; gid: number; lines: string[] } {
  const { uid, gid, username } = userInfo();
  if (uid === 0) return { uid: 65_534, gid: 65_534, lines: [] };
  return {
    ...{ uid, gid },
    lines: [
      `default_internal_user = ${username}`,
      `default_internal_group = ${gid}`,
      `default_login_user = ${username}`,
      'service anvil {\n  chroot =\n}',
    ],
  };
}

export async function startDovecot(): Promise<Dovecot> {
  const folder = makeThrowAwayFolder('praxora-dovecot-');
  const port = await findPort();
  const { uid, gid, lines } = findOwner();
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  chownSync(mail, uid, gid);
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(
    configuration,
    [
      ...['protocols = imap', 'listen = 127.0.0.1', 'ssl = no', 'disable_plaintext_auth = no'],
      ...[`base_dir = ${folder}/run`, `log_path = ${folder}/log`, 'first_valid_uid = 1'],
      `mail_location = maildir:${mail}/%u`,
      'passdb {\n  driver = static\n  args = password=secret\n}',
      `userdb {\n  driver = static\n  args = uid=${uid} gid=${gid} home=${mail}/%u\n}`,
      'namespace inbox {\n  inbox = yes\n}',
      `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
      ...lines,
      '',
    ].join('\n'),
  );
  const process = spawn('dovecot', ['-F', '-c', configuration], { stdio: 'ignore' });
  const ended = once(process, 'exit');
  const inside = async <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const auth = { user: 'invoices', pass: 'secret' };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  for (let left = 50; ; left -= 1) {
    const answer = await inside(async () => true).catch((error: unknown) => error);
    if (answer === true) break;
    if (left === 0) throw answer;
    await sleep(100);
  }
  return {
    url: `imap://invoices:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => inside(async (client) => void (await client.append('INBOX', raw))),
    count: (name) =>
      inside(async (client) => {
        const folders = await client.list();
        if (!folders.some(({ path }) => path === name)) return null;
        const status = await client.status(name, { messages: true, unseen: true });
        const { messages = 0, unseen = 0 } = status || {};
        return { messages, unread: unseen };
      }),
    stop: async () => {
      process.kill();
      await ended;
    },
  };
}
