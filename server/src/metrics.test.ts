import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteBackup } from './platform/backup/last-backup.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from './testing/builders.ts';
import { aCart, optimizeIn, twoVendors } from './testing/planned-carts.ts';

const token = 'a-token-of-the-metrics';
const deploy = resolve(import.meta.dirname, '../../deploy');
let app: TestApp;
let user: TestUser;
let text: string;

const readMetrics = async (asked: TestApp) => {
  const answer = await asked.request({ url: '/metrics', headers: bearer(token) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

/** Values by name and labels, as the text has them. */
const read = (metrics: string): Map<string, number> =>
  new Map(
    metrics
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: token });
  user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  await app.request({ url: '/pro/storages/987654', headers });
  await app.request({ url: '/api/nothing/here' });
  await optimizeIn(app, await aCart(app, twoVendors));
  await app.asOwner.run(
    `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html, state, created_at)
     select $1, 'm' || n, 'somebody@praxis.example', 'Betreff', '', '', state, now() - age
     from (values (1, 'queued', interval '1 hour'), (2, 'queued', '5 minutes'), (3, 'failed', '1 day'),
       (4, 'failed', '8 days'), (5, 'sent', '2 hours')) as m (n, state, age)`,
    [user.practiceId],
  );
  await app.asOwner.run(
    `insert into job (queue, payload, state, attempts, created_at, run_at, finished_at)
     select 'letters', '{}', state, attempts, now() - age, now() + due, finished_at
     from (values ('waiting', 0, interval '2 hours', interval '-10 minutes', null::timestamptz),
       ('waiting', 1, '3 hours', '5 minutes', null), ('waiting', 0, '9 hours', '1 hour', null),
       ('failed', 8, '1 day', '-1 day', now()), ('done', 1, '1 day', '-1 day', now()))
       as j (state, attempts, age, due, finished_at)`,
  );
  await noteBackup(app.asOwner, { file: '/mnt/backup/noon.backup', bytes: 4711 });
  // The figures are read from the database here, and not again for a while.
  text = (await readMetrics(app)).body;
});
afterAll(() => app.close());

describe('who may read them', () => {
  test('only with the token; the answer has the form that Prometheus reads', async () => {
    for (const headers of [{}, bearer('another-token-of-16'), { authorization: token }]) {
      const answer = await app.request({ url: '/metrics', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('praxora_');
    }
    expect((await readMetrics(app)).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test('also while every other request is turned away, which is counted with its reason', async () => {
    const busy = await app.another({ METRICS_TOKEN: token }, { http: { requests: 0 } });
    expect((await busy.request({ url: '/api/nothing' })).statusCode).toBe(503);
    const values = read((await readMetrics(busy)).body);
    expect(values.get('praxora_http_requests_shed_total{reason="requests"}')).toBe(1);
    expect(values.get('praxora_http_requests_in_progress_limit')).toBe(0);
  });
});

describe('what they tell', () => {
  test('requests by route, never by the address that was asked for', () => {
    const values = read(text);
    const labels = 'method="GET",route="/pro/storages/:storageId",status="404"';
    const named = [...values].filter(([name]) => name.startsWith('praxora_http_requests_total'));
    expect(Object.fromEntries(named)).toMatchObject({
      [`praxora_http_requests_total{${labels}}`]: 1,
      'praxora_http_requests_total{method="GET",route="unknown",status="404"}': 1,
    });
    expect(
      values.get(
        'praxora_http_request_duration_seconds_count{method="GET",route="/pro/storages/:storageId"}',
      ),
    ).toBe(1);
    expect(text).not.toContain('987654');
    expect(text).not.toContain('/api/nothing/here');
  });

  test('mail, jobs and orders over all practices', () => {
    const values = read(text);
    expect(values.get('praxora_mails{state="queued"}')).toBe(2);
    expect(values.get('praxora_mails{state="failed"}')).toBe(1);
    const near = (name: string, seconds: number) => {
      expect(values.get(name), name).toBeGreaterThanOrEqual(seconds);
      expect(values.get(name), name).toBeLessThan(seconds + 60);
    };
    near('praxora_mails_oldest_age_seconds{state="queued"}', 3600);
    expect(values.get('praxora_jobs{queue="letters",state="waiting"}')).toBe(3);
    expect(values.get('praxora_jobs{queue="letters",state="failed"}')).toBe(1);
    expect(values.has('praxora_jobs{queue="letters",state="done"}')).toBe(false);
    near('praxora_jobs_overdue_seconds{queue="letters"}', 600);
    near('praxora_jobs_oldest_age_seconds{queue="letters",state="waiting"}', 3 * 3600);
    expect(values.get('praxora_transmissions{state="failed"}')).toBe(0);
    expect(values.get('praxora_backup_size_bytes')).toBe(4711);
    near('praxora_backup_completed_timestamp_seconds', Date.now() / 1000 - 59);
    expect(values.get('praxora_database_size_bytes')).toBeGreaterThan(1_000_000);
  });

  test('process, connections, optimizer and search', () => {
    const values = read(text);
    expect(values.get('praxora_optimizer_runs_total{pool="interactive",result="proven"}')).toBe(1);
    expect(values.get('praxora_optimizer_run_duration_seconds_count{pool="interactive"}')).toBe(1);
    expect(values.get('praxora_database_connections_limit{pool="requests"}')).toBe(10);
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'praxora_search_queries_total'])
      expect(values.has(name), name).toBe(true);
    for (const source of ['database', 'jobs', 'mail', 'transmissions'])
      expect(values.get(`praxora_metrics_source_up{source="${source}"}`), source).toBe(1);
    // No index was built here: a missing time is no time in 1970.
    expect(text).not.toMatch(/^praxora_search_index_built_timestamp_seconds \d/m);
  });
});

describe('their form', () => {
  test('no practice and no person is a label, and there are few labels', () => {
    const labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, name]) => name));
    const ours = 'le method node pool queue reason route source state status version result';
    const defaults = 'kind major minor patch space type';
    for (const label of labels) expect(`${ours} ${defaults}`.split(' ')).toContain(label);
    expect(text).not.toContain('praxis.example');
  });

  test('names and units follow the conventions', () => {
    const types = [...text.matchAll(/^# TYPE (praxora_\S+) (\S+)$/gm)];
    expect(types.length).toBeGreaterThan(20);
    for (const [, name = '', type] of types) {
      expect(name).toMatch(/^praxora_[a-z_]+$/);
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb|percent|count|sum)$/);
    }
  });

  test('promtool, where it is installed, has nothing to say against metrics and rules', () => {
    const check = (kind: string, argument: readonly string[], input = '') =>
      spawnSync('promtool', ['check', kind, ...argument], { input, encoding: 'utf8' });
    const metrics = check('metrics', [], text);
    if ((metrics.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return;
    // Node's own metrics, whose names are the library's, are not ours to judge.
    const complaints = `${metrics.stdout}${metrics.stderr}`
      .split('\n')
      .filter((line) => /^praxora_/.test(line));
    expect(complaints).toEqual([]);
    const rules = check('rules', [`${deploy}/prometheus/praxora.rules.yml`]);
    expect(rules.status, rules.stdout + rules.stderr).toBe(0);
    const config = check('config', [`${deploy}/prometheus/prometheus.yml`]);
    expect(config.status, config.stdout + config.stderr).toBe(0);
  });

  test.each(['prometheus/praxora.rules.yml', 'grafana/praxora.json'])(
    '%s names only metrics that exist',
    (file) => {
      const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
      const content = readFileSync(`${deploy}/${file}`, 'utf8');
      const named = [...content.matchAll(/\b(?:praxora|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_bucket$/, ''),
      );
      expect(named.length).toBeGreaterThan(10);
      for (const name of named) expect(known, name).toContain(name);
    },
  );
});
