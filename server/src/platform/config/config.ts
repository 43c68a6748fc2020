// Reads the environment once, checks it and names every variable that is wrong.
import { resolve } from 'node:path';
import { type Settings, variables } from './variables.ts';

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export interface Config extends Settings {
  /** Where users reach us, without a slash at the end; known for sure once the port is. */
  readonly publicUrl: (port: number) => string;
}

export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const text = environment[name];
    const raw =
      text === undefined || text === '' ? ('default' in variable ? variable.default : undefined) : text;
    const result = variable.schema.safeParse(raw);
    if (result.success) settings[name] = result.data;
    else problems.push(`${name}=${secretive(name, raw)} is not valid: ${variable.meaning}`);
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  const checked = settings as Settings;
  return {
    ...checked,
    DATA_DIR: resolve(root, checked.DATA_DIR),
    BACKUP_DIR: checked.BACKUP_DIR && resolve(root, checked.BACKUP_DIR),
    publicUrl: (port) => (checked.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  };
}

/** A wrong address may still hold a password, and a wrong token is close to the right one: neither is repeated in the message. */
function secretive(name: string, raw: string | undefined): string {
  const isSecret = /_(TOKEN|PASSPHRASE)$/.test(name) || (name.endsWith('_URL') && raw?.includes('@'));
  return isSecret ? '…' : (raw ?? '');
}
