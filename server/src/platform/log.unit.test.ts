import { expect, test, vi } from 'vitest';
import { createLog, gathered } from './log.ts';
import { visible, visibleLine } from './visible.ts';

function logged(level: string, write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return { text: lines.join(''), entries: lines.map((line) => JSON.parse(line)) };
}

const secret = 'hunter2-logged';

test('an error of the database is logged with its place in the schema, and without values', () => {
  const error = Object.assign(
    new Error(`duplicate key value violates unique constraint "app_user_email_key" near "${secret}"`),
    {
      name: 'error',
      severity: 'ERROR',
      code: '23505',
      table: 'app_user',
      constraint: 'app_user_email_key',
      detail: `Key (email)=(${secret}) already exists.`,
      where: secret,
      hint: secret,
      internalQuery: secret,
    },
  );
  const { text, entries } = logged('error', (log) => log.error({ err: error }, 'request failed'));
  expect(entries[0].err).toMatchObject({
    type: 'error',
    message: 'duplicate key value violates unique constraint "app_user_email_key" near "…"',
    code: '23505',
    table: 'app_user',
    constraint: 'app_user_email_key',
  });
  expect(entries[0].err.stack).toMatch(/^error: duplicate.*\n {4}at /);
  expect(text).not.toContain(secret);
});

test('causes, parsers and thrown texts tell no values either', () => {
  let broken: unknown;
  try {
    JSON.parse(`{"password": "a${secret}`.replace('"a', ''));
  } catch (error) {
    broken = error;
  }
  const { text, entries } = logged('error', (log) => {
    log.error({ err: new Error(`mail to ${secret}@praxis.example failed`, { cause: broken }) }, 'job failed');
    log.error({ err: `GET /pro/x?token=${secret}` }, 'thrown');
    log.error({ err: { password: secret } }, 'thrown');
  });
  expect(entries[0].err).toMatchObject({ message: 'mail to [email] failed', cause: { type: 'SyntaxError' } });
  expect(entries.map(({ err }) => err.message).slice(1)).toEqual(['GET /pro/x', 'a thrown object']);
  expect(text).not.toContain(secret);
});

test('what would steer a terminal is logged as its number', () => {
  const { text, entries } = logged('warn', (log) => log.warn('a\u001b[31mb\u009b2Jc\u007fd\u202ee'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(entries[0].msg).toBe('a\u001b[31mb\u009b2Jc\u007fd\u202ee');
});

test('shown to an operator, a text stays readable', () => {
  expect(visible('Größe 5 µm 🦷\tx\n\u001b]0;title\u0007')).toBe('Größe 5 µm 🦷\tx\n\\u001b]0;title\\u0007');
  expect(visibleLine('a\r\nb\tc')).toBe('a b c');
  expect(visibleLine('a\rb'), 'a lone carriage return would overwrite the line').toBe('a\\u000db');
});

test('lines wait for each other, but for one that tells of trouble: it goes out at once, behind them', () => {
  vi.useFakeTimers();
  try {
    const written: string[] = [];
    const log = createLog('debug', gathered({ write: (text) => void written.push(text) }));
    log.info('first');
    log.debug('second');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(written).toHaveLength(1);
    log.info('third');
    log.warn('fourth');
    expect(written).toHaveLength(2);
    vi.advanceTimersByTime(500);
    const messages = written.map((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    );
    expect(messages).toEqual([
      ['first', 'second'],
      ['third', 'fourth'],
    ]);
  } finally {
    vi.useRealTimers();
  }
});
