// Twenty attempts at once to remove the two last owners, by calls, by each other and by operators' commands: one stays.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient } from '../../../platform/database/connection.ts';
import { plainTx } from '../../../platform/database/tx.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Colleague, colleagues } from './testing/practice-of.ts';
import { changePracticeUser } from './user-access-operations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Change = 'deactivate' | { readonly role: 'stock' };

async function byOperator({ practiceId, email }: Colleague, change: Change): Promise<boolean> {
  const client = newClient(app.owner);
  await client.connect();
  const { config, publicUrl, now } = app.platform;
  const operator = { tx: plainTx(client), config, publicUrl, now, command: 'user role' };
  try {
    await client.query('begin');
    await changePracticeUser(operator, practiceId, email, change);
    await client.query('commit');
    return true;
  } catch {
    await client.query('rollback');
    return false;
  } finally {
    await client.end();
  }
}

async function byCall(by: Colleague, { id }: Colleague, change: Change): Promise<boolean> {
  const answer =
    change === 'deactivate'
      ? await by.ask('PUT', `users/${id}/active`, { isActive: false })
      : await by.ask('PUT', `users/${id}/role`, change);
  return answer.statusCode === 200;
}

test('twenty parallel attempts to remove the two last owners leave one', async () => {
  const [eva, olga] = (await colleagues(app, 2)) as [Colleague, Colleague];
  const demote = { role: 'stock' } as const;
  const attempts = Array.from({ length: 5 }, (_, index): Promise<boolean>[] => {
    const change = index % 2 === 0 ? 'deactivate' : demote;
    return [
      byCall(eva, olga, change),
      byCall(olga, eva, change),
      byOperator(eva, change),
      byOperator(olga, change),
    ];
  }).flat();
  expect(attempts).toHaveLength(20);
  const done = (await Promise.all(attempts)).filter(Boolean);
  expect(done.length).toBeGreaterThan(0);
  const owners = await app.asOwner.rows(
    `select id from app_user where practice_id = $1 and role = 'owner' and deactivated_at is null`,
    [eva.practiceId],
  );
  expect(owners).toHaveLength(1);
});
