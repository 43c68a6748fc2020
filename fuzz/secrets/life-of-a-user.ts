// A user whose password, tokens and marketing cookie are watched from the first login to the forgotten password.
import { createUser } from '../../server/src/modules/account/index.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import type { World } from '../run/world.ts';
import type { Secrets } from './secrets.ts';

export async function liveThrough(world: World, secrets: Secrets): Promise<void> {
  const { product, owner, people } = world;
  const email = `${secrets.plant('user: email')}@planted.example`;
  const [first, second, third] = [1, 2, 3].map(() => secrets.plant('user: password'));
  const client = await owner.connect();
  await createUser(plainTx(client), {
    practiceId: people.demo.practiceId,
    email,
    firstName: secrets.plant('user: firstName'),
    lastName: secrets.plant('user: lastName'),
    language: 'de',
    role: 'owner',
    password: first ?? '',
  }).finally(() => client.release());

  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://${product.host}:${product.port}/pro/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value = ''] = /^(\w+)=([^;]{20,})/.exec(cookie) ?? [];
      if (name !== undefined) secrets.watch(`user: cookie ${name}`, value);
    }
    return dataIn(answer);
  };
  const login = async (password: string | undefined) => {
    const { token = '' } = await post('login', { email, password, utk: secrets.plant('user: utk') });
    secrets.watch('user: session token', token);
    const answer = await fetch(`http://${product.host}:${product.port}/pro/search/key`, {
      headers: { authorization: `Bearer ${token}` },
    });
    secrets.watch('user: search key', (await dataIn(answer)).key ?? '');
  };
  await login(first);
  await post('password/change', {
    email,
    oldPassword: first,
    password: second,
    passwordConfirmation: second,
  });
  await login(second);
  await post('password/reset', { email });
  const { rows } = await owner.query<{ body_text: string }>(
    'select body_text from mail where recipient = $1 order by id desc limit 1',
    [email],
  );
  const token = /token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
  secrets.watch('user: reset token', token);
  await post('password/change', { token, password: third, passwordConfirmation: third });
  await login(third);
}

const dataIn = async (answer: Response): Promise<Record<string, string>> =>
  ((await answer.json()) as { data: Record<string, string> }).data;
