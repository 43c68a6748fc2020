// Operators' commands in tests, in a transaction as the command line runs them.
import { commands } from '../cli/commands.ts';
import { readConfig } from '../platform/config/config.ts';
import type { TestApp } from './app.ts';

/** `settings` are environment variables, as the operator sets them. */
export async function runCommand(
  app: TestApp,
  name: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  await app.asOwner.run('begin');
  try {
    const answer = await command.run(app.asOwner, [...args], readConfig(settings, '/nowhere'));
    await app.asOwner.run('commit');
    return answer;
  } catch (error) {
    await app.asOwner.run('rollback');
    throw error;
  }
}
