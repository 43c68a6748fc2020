// Paired devices made to order for tests.
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { bearer } from './builders.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = ReturnType<typeof bearer>;

export interface TestDevice {
  readonly id: number;
  readonly name: string;
  readonly headers: Headers;
  call(
    method: Method,
    url: string,
    payload?: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
}

let count = 0;

export const switchScanApp = ({ asOwner }: TestApp, practiceId: number, isActive: boolean) =>
  asOwner.run(
    `insert into practice_feature (practice_id, feature, is_active) values ($1, 'scanApp', $2)
     on conflict (practice_id, feature) do update set is_active = excluded.is_active`,
    [practiceId, isActive],
  );

/** A device paired by a user of the practice. */
export async function aDevice(app: TestApp, { headers }: { readonly headers: Headers }): Promise<TestDevice> {
  count += 1;
  const name = `Handscanner ${count}`;
  const made = await app.request({ method: 'POST', url: '/pro/devices', headers, payload: { name } });
  if (made.statusCode !== 200) throw new Error(`show a code: ${made.statusCode} ${made.body}`);
  const { id, code } = made.json().data;
  const paired = await app.request({ method: 'POST', url: '/services/scan/pair', payload: { code } });
  if (paired.statusCode !== 200) throw new Error(`pair: ${paired.statusCode} ${paired.body}`);
  const own = bearer(paired.json().data.token);
  return {
    id,
    name,
    headers: own,
    call: (method, url, payload, more = {}) =>
      app.request({ method, url, headers: { ...own, ...more }, ...(payload ? { payload } : {}) }),
  };
}
