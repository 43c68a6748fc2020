// The examples in deploy/ name settings, ports, files and addresses of the product: all of them exist, and their values are valid.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { variables } from '../../server/src/platform/config/variables.ts';
import { serverEntries } from '../lib/parts.mjs';
import { listFiles } from './files.ts';
import { root } from './steps.ts';

const files = listFiles(root, ['deploy'], ['']);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const dockerfile = read('deploy/docker/Dockerfile');
const compose = read('deploy/docker/compose.yml');
const unit = read('deploy/systemd/praxora@.service');

/** Variables of other programs: Node, PostgreSQL's image, and those that the examples use themselves; Patroni's begin with its name. */
const others = [
  'NODE_ENV',
  'NODE_IMAGE',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
  'SERVER_1',
  'SERVER_2',
  'DATABASE_1',
  'DATABASE_2',
  'DATABASE_3',
  'PRIMARY_BIND',
  'STANDBY_BIND',
  'TLS_CERTIFICATE',
];

/** Words that look like variables: `NAME_NAME`, `NAME=`, and keys of a mapping. */
function namedVariables(text: string): string[] {
  const names = [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b|\b([A-Z]{3,})=|^ +([A-Z]{3,}): /gm)];
  return names.map(([, compound, assigned, key]) => compound ?? assigned ?? key ?? '');
}

const isKnown = (name: string): boolean =>
  name in variables || others.includes(name) || /^PATRONI_/.test(name) || /^AF_(INET6?|UNIX)$/.test(name);

/** `NAME=value`, one in a line or several. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]*)=("[^"]*"|\S*)/g)].map(([, name, value]) => [name, value]),
  );

/** `NAME: value` of the servers in the compose file, with the values of `env.example`. */
function composeSettings(): Record<string, string> {
  const block = /^x-environment:[\s\S]*?(?=^\S)/m.exec(
    compose.replace('x-environment: &environment', 'x-environment:'),
  );
  const given: Record<string, string> = {
    ...assignments(read('deploy/docker/env.example')),
    POSTGRES_PASSWORD: 'secret',
  };
  const pairs = [...(block?.[0] ?? '').matchAll(/^ {2}([A-Z_]+): (.*)$/gm)];
  return Object.fromEntries(
    pairs.map(([, name, value = '']) => [
      name,
      value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_whole, variable: string) => given[variable] ?? ''),
    ]),
  );
}

test('there are examples', () => {
  expect(files.length).toBeGreaterThan(8);
});

describe('settings', () => {
  test.each(files.filter((file) => !file.endsWith('.json')))('%s names only variables that exist', (file) => {
    const unknown = namedVariables(read(file)).filter((name) => !isKnown(name));
    expect(unknown).toEqual([]);
  });

  test('an invented one is found', () => {
    const text = 'METRICS_PROT=1\nPROT=2\n  HOTS: 3\nPORT=3 AF_INET DATABASE_URL';
    expect(namedVariables(text).filter((name) => !isKnown(name))).toEqual(['METRICS_PROT', 'PROT', 'HOTS']);
  });

  test('their values are valid', () => {
    const example = Object.fromEntries(
      read('deploy/systemd/praxora.env.example')
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, value] as const];
        }),
    );
    const instance = assignments(unit.replaceAll('%i', '3000'));
    const image = assignments(/^ENV .*$/m.exec(dockerfile)?.[0] ?? '');
    expect(readConfig({ ...instance, ...example }, root)).toMatchObject({ PORT: 3000, DEMO_DATA: false });
    expect(readConfig({ ...image, ...composeSettings() }, root)).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      METRICS_PORT: 9464,
      DATABASE_URL: 'postgres://praxora:secret@database:5432/praxora',
      SMTP_URL: undefined,
    });
  });
});

describe('folder of the backups', () => {
  test('the image creates it for its user, and the compose file keeps it in a volume of both servers', () => {
    const { BACKUP_DIR } = assignments(/^ENV .*$/m.exec(dockerfile)?.[0] ?? '');
    expect(BACKUP_DIR).toBe('/backup');
    expect(dockerfile).toMatch(/install -d -o node -g node -m 0700 .*\/backup$/m);
    expect(compose.match(/'backup:\/backup'/g)).toHaveLength(2);
  });

  test('the service may write it', () => {
    const folders = /^StateDirectory=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((name) => `/var/lib/${name}`);
    expect(folders).toContain(assignments(unit).BACKUP_DIR);
    expect(folders).toContain(assignments(unit).DATA_DIR);
  });
});

describe('ports', () => {
  const standard = variables.PORT.default;
  const metricsPort = composeSettings().METRICS_PORT;

  test('the image listens on the port that it, the proxies and the compose file name', () => {
    expect(dockerfile).toContain(`EXPOSE ${standard}`);
    expect(compose).toContain(`SERVER_1: server-1:${standard}`);
    expect(compose).toContain(`SERVER_2: server-2:${standard}`);
    expect(read('deploy/nginx/praxora.conf')).toContain(`server 127.0.0.1:${standard} `);
  });

  test('Prometheus reads the port of the metrics', () => {
    expect(read('deploy/prometheus/prometheus.yml')).toContain(`'127.0.0.1:${metricsPort}'`);
    expect(read('deploy/systemd/praxora.env.example')).toContain(`METRICS_PORT=${metricsPort}`);
  });
});

describe('files and addresses', () => {
  test('what the server is started by is built', () => {
    const started = [dockerfile, unit, read('docs/deployment.md')].flatMap((text) => [
      ...text.matchAll(/server\/dist\/([\w-]+)\.js/g),
    ]);
    expect(started.length).toBeGreaterThan(2);
    for (const [, entry = ''] of started) expect(Object.keys(serverEntries)).toContain(entry);
  });

  test('files that the examples name are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/praxora\/(\S+) /gm)].map(
      ([, path = '']) => path,
    );
    expect(copied).toEqual(['package.json', 'node_modules', 'server', 'web/dist']);
    // The build makes web/dist, npm makes node_modules.
    for (const path of ['package.json', 'server/migrations', 'web'])
      expect(existsSync(join(root, path))).toBe(true);
    expect(compose).toContain('dockerfile: deploy/docker/Dockerfile');
    for (const [, path = ''] of compose.matchAll(/- (\.\.\/\S+?):/g))
      expect(existsSync(join(root, 'deploy/docker', path)), path).toBe(true);
    for (const [, path = ''] of unit.matchAll(/\/opt\/praxora\/(docs\/\S+)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });

  test('the addresses that checks ask and proxies hide are routes of the product', () => {
    const sources = ['health.ts', '../metrics/endpoint.ts'].map((file) =>
      read(`server/src/platform/http/${file}`),
    );
    const routes = sources.flatMap((source) =>
      [...source.matchAll(/app\.get\('(\/\w+)'/g)].map(([, path]) => path),
    );
    const named = ['haproxy/haproxy.cfg', 'nginx/praxora.conf', 'docker/Dockerfile'].flatMap((file) => [
      ...read(`deploy/${file}`).matchAll(/(?:uri |path |location = |PORT\}| )(\/(?:\w+z|metrics))\b/g),
    ]);
    expect(new Set(named.map(([, path]) => path))).toEqual(new Set(['/metrics', '/readyz', '/servez']));
    for (const [, path] of named) expect(routes).toContain(path);
  });
});
