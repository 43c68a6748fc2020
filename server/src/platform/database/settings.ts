// Settings of one transaction. `set local` reaches the servers that hold the rows of a distributed database, which `set_config` does
// not. It takes no parameters: the value stands in the text, so that it may have letters and digits only.
import type { Statement } from './exchange.ts';

export type Setting = 'app.practice_id' | 'app.language' | 'app.user_id' | 'statement_timeout';

export function localSetting(setting: Setting, value: string | number): Statement {
  const text = String(value);
  if (!/^[a-z0-9]*$/.test(text)) throw new Error(`${text} is no value of the setting ${setting}`);
  return { sql: `set local ${setting} = '${text}'`, values: [] };
}
