import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (environment: Record<string, string>) => readConfig(environment, '/srv/praxora');

describe('configuration', () => {
  test('nothing set gives the documented defaults', () => {
    const config = read({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DEMO_DATA: true,
      TRACES_SAMPLE_RATE: 0.01,
    });
    expect(config.DATA_DIR).toBe('/srv/praxora/data');
    expect(config.publicUrl(4321)).toBe('http://localhost:4321');
    expect(read({ PUBLIC_URL: 'https://pro.praxora.example/' }).publicUrl(1)).toBe(
      'https://pro.praxora.example',
    );
  });

  test.each([
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: 'abc' }, 'PORT=abc'],
    [{ DATABASE_URL: 'mysql://root@db' }, 'DATABASE_URL=…'],
    [{ GTM_ID: 'gtm-123' }, 'GTM_ID=gtm-123'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA=maybe'],
    [{ TRACES_SAMPLE_RATE: '2' }, 'TRACES_SAMPLE_RATE=2'],
    [{ MARKETPLACE_URL: 'javascript:alert(1)' }, 'MARKETPLACE_URL='],
    [{ COUNTRIES: 'Germany' }, 'COUNTRIES=Germany'],
    [{ BACKUP_AT: '24:00' }, 'BACKUP_AT=24:00'],
    [{ BACKUP_AT: '2:15' }, 'BACKUP_AT=2:15'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP=0'],
    [{ BACKUP_KEEP: '2,5' }, 'BACKUP_KEEP=2,5'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY=true is not valid: Proxies whose X-Forwarded headers are believed',
    ],
  ])('a wrong value is named: %j', (environment, named) => {
    expect(() => read(environment)).toThrow(named);
  });

  test('all wrong values are named at once, passwords are not repeated', () => {
    const reading = () =>
      read({
        ...{ PORT: '-1', HOST: '', LOG_LEVEL: 'loud' },
        ...{ DATABASE_URL: 'x://me:secret@db', BACKUP_PASSPHRASE: 'secret' },
      });
    expect(reading).toThrow(/PORT=-1[\s\S]*LOG_LEVEL=loud/);
    expect(reading).not.toThrow(/secret/);
  });

  test.each(['0', '2,5', '-1', 'abc', '1000', ' '])('WORKERS=%s is refused with what it may be', (wrong) => {
    expect(() => read({ WORKERS: wrong })).toThrow(
      `WORKERS=${wrong} is not valid: Processes that answer requests, from 1 to 64, or \`auto\` for the number of cores`,
    );
  });

  test('the number of processes is given, or that of the cores', () => {
    expect(read({}).WORKERS).toBe(1);
    expect(read({ WORKERS: '4' }).WORKERS).toBe(4);
    expect(read({ WORKERS: 'auto' }).WORKERS).toBe(Math.min(availableParallelism(), 64));
  });

  test('an empty value counts as not set', () => {
    expect(read({ PORT: '', GTM_ID: '' }).PORT).toBe(3000);
  });

  test('every variable is in the table of the operations page, with its default and meaning', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const rows = Object.entries(variables).map(([name, variable]) => {
      const standard = 'default' in variable && variable.default !== '' ? `\`${variable.default}\`` : '';
      return `| \`${name}\` | ${standard} | ${variable.meaning} |`;
    });
    for (const row of rows) expect(page).toContain(row);
  });
});
