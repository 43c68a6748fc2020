// Actions only the operator can do, done with the operator's commands.
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { commands } from '../../server/src/cli/commands.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import { theProduct } from './running.ts';
import { environmentWith, root } from './start-product.ts';

const execute = promisify(execFile);

/** As a process of its own, as the operator starts it. */
async function adminProcess(...args: string[]): Promise<string> {
  const { env } = theProduct();
  const { stdout } = await execute(process.execPath, ['scripts/admin.mjs', ...args], {
    cwd: root,
    env: environmentWith(env),
  });
  return stdout;
}

/** Runs the same admin command inside this process. */
async function admin(name: string, ...args: string[]): Promise<string> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  const client = new Client({ ...theProduct().owner });
  await client.connect();
  try {
    await client.query('begin');
    const config = readConfig(environmentWith(theProduct().env), root);
    const told = await command.run(plainTx(client), args, config);
    await client.query('commit');
    return told;
  } finally {
    await client.end();
  }
}

/** The newest mail to this address as the operator reads it; waits until it was written. */
async function outbox(to: string): Promise<string> {
  return adminProcess('outbox', '--to', to, '--limit', '1');
}

/** Newest mail to this address, read inside this process; for mail that is written together with what the page shows. */
export const readOutbox = (to: string): Promise<string> => admin('outbox', '--to', to, '--limit', '1');

/** The link of the newest mail to this address. */
export async function linkInMail(to: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await outbox(to))?.[0];
  if (!link) throw new Error(`There is no mail with a link to ${to}.`);
  return link;
}

export interface TestUser {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A new user of the first practice, for tests that change what other tests rely on. */
export async function createUser(name: string, password?: string): Promise<TestUser> {
  return createUserOf(/^(\d+)/m.exec(await admin('practice list'))?.[1] ?? '1', name, password);
}

async function createUserOf(
  practice: string,
  name: string,
  password = 'first-password',
  [firstName, lastName] = ['Toni', 'Tester'],
): Promise<TestUser> {
  made += 1;
  const email = `${name}-${process.pid}-${made}@praxora.example`;
  await admin(
    'user create',
    ...['--practice', practice, '--email', email, '--password', password],
    ...['--first-name', firstName, '--last-name', lastName],
  );
  await skipTour(email);
  return { email, password };
}

/** As if this person had seen the tour: it is a story of its own. */
async function skipTour(email: string): Promise<void> {
  const client = new Client({ ...theProduct().owner });
  await client.connect();
  try {
    await client.query('update person set toured_at = now() where email = $1', [email]);
  } finally {
    await client.end();
  }
}

async function newPractice(name: string, country: string): Promise<string> {
  const told = await admin(
    'practice create',
    ...['--name', `Praxis ${name}`, '--country', country, '--since', '2020-01-01'],
  );
  const practice = /Practice (\d+) created/.exec(told)?.[1];
  if (!practice) throw new Error(`No practice was created: ${told}`);
  return practice;
}

async function practiceWithUser(name: string, country: string): Promise<[practice: string, user: TestUser]> {
  const practice = await newPractice(name, country);
  return [practice, await createUserOf(practice, name)];
}

/** A new practice with one user, for tests that fill carts and place orders. */
export async function createPractice(name: string, country = 'DE'): Promise<TestUser> {
  return (await practiceWithUser(name, country))[1];
}

/** Invites the first user of a new practice, as the operator does: all that arrives is a mail with a link. */
export async function inviteToNewPractice(name: string, language: string): Promise<string> {
  const practice = await newPractice(name, 'DE');
  made += 1;
  const email = `${name}-${process.pid}-${made}@praxora.example`;
  const person = ['--first-name', 'Nora', '--last-name', 'Brandt', '--language', language];
  await admin('user invite', '--practice', practice, '--email', email, ...person);
  // The command knows no port: only the way on this host counts.
  const { pathname, search } = new URL(await linkInMail(email));
  return pathname + search;
}

/** A new practice with two users; the second is Anna Muster. */
export async function createColleagues(name: string): Promise<[TestUser, TestUser]> {
  const [practice, user] = await practiceWithUser(name, 'DE');
  return [user, await createUserOf(practice, `${name}-anna`, undefined, ['Anna', 'Muster'])];
}

/** A new practice whose orders above the limit need an approver's word. */
export async function createClinic(
  name: string,
  limitEuros: number,
): Promise<{ buyer: TestUser; approver: TestUser }> {
  const [practice, buyer] = await practiceWithUser(name, 'DE');
  const approver = await createUserOf(practice, `${name}-lead`);
  await admin(
    'clinic create',
    ...['--practice', practice, '--clinic-id', `${name}-${practice}`],
    ...['--limit', String(limitEuros), '--approver', approver.email],
  );
  return { buyer, approver };
}

/** The digest of this user, as if its morning had come: the text of the mail, and the link that ends it. */
export async function sendDigest(email: string): Promise<{ text: string; link: string }> {
  const client = new Client({ ...theProduct().owner });
  await client.connect();
  try {
    await client.query(
      `with due as (
         update digest_setting d set since = since - 8 from practice_user u
         where u.id = d.user_id and u.email = $1 returning d.practice_id, d.user_id)
       insert into job (queue, payload)
       select 'digest-mail', jsonb_build_object('practiceId', practice_id, 'userId', user_id) from due`,
      [email],
    );
    for (;;) {
      const { rows } = await client.query<{ text: string; link: string }>(
        `select body_text as text, unsubscribe_link as link from mail where recipient = $1 and unsubscribe_link <> ''`,
        [email],
      );
      const [mail] = rows;
      if (mail) return mail;
      await sleep(100);
    }
  } finally {
    await client.end();
  }
}

/** As if the 14 days to set up two-step login were over in the practice of this user. */
export async function endTwoStepTime(email: string): Promise<void> {
  const client = new Client({ ...theProduct().owner });
  await client.connect();
  try {
    const practice = '(select practice_id from practice_user where email = $1)';
    await client.query(
      `update practice set two_step_required_since = now() - interval '20 days' where id = ${practice}`,
      [email],
    );
    await client.query(
      `update app_user set created_at = now() - interval '20 days'
       where id = (select id from practice_user where email = $1)`,
      [email],
    );
  } finally {
    await client.end();
  }
}

/** Ends all sessions of a user. */
export async function resetPassword(email: string): Promise<void> {
  await admin('password reset', '--email', email);
}
