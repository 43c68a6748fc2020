// Text written by others, as an operator's terminal gets it.
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aPractice } from '../testing/builders.ts';
import { commands } from './commands.ts';
import { print } from './print.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hostile = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\rsafe\nforged line';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

test('reports, names, mail and searches that try to steer the terminal are shown as text', async () => {
  const practiceId = await aPractice(app, { name: hostile });
  await app.asOwner.run(
    "insert into error_report (event_id, level, message, tags, event) values ('1', 'error', $1, $2, '{}')",
    [hostile, JSON.stringify({ location: hostile })],
  );
  await app.asOwner.run(
    `insert into error_report (event_id, level, message, tags, event)
     values ('2', 'trace', $1, '{}', '{"start_timestamp": 1.5, "timestamp": 1.75}')`,
    [hostile],
  );
  await app.asOwner.run('insert into search_query (query, searches, fruitless) values ($1, 1, 1)', [hostile]);
  await app.asOwner.run(
    `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html)
     values ($1, '1', 'a@b.example', $2, $2, '')`,
    [practiceId, hostile],
  );
  // A list has a line for each; a mail has two, a blank one, and as many as its text.
  for (const [name, lines] of [
    ['errors', 1],
    ['practice list', 1],
    ['traces', 1],
    ['searches fruitless', 1],
    ['outbox', 5],
  ] as const) {
    const stream = new PassThrough({ encoding: 'utf8' });
    const told = await commands.find((command) => command.name === name)?.run(app.asOwner, []);
    await print(told ?? '', stream);
    const shown = String(stream.read());
    expect(shown, name).not.toMatch(steering);
    expect(shown, name).toContain('\\u001b[2J\\u001b]0;owned\\u0007\\u009b31m\\u202e\\u000dsafe');
    expect(shown.trimEnd().split('\n'), name).toHaveLength(lines);
  }
});
