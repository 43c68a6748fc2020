// One look at the installation, for people and for monitoring.
import { join } from 'node:path';
import { withClient } from '../platform/database/connection.ts';
import { plainTx } from '../platform/database/tx.ts';
import { visibleLine } from '../platform/visible.ts';
import { openWithAnySchema } from '../startup.ts';
import {
  type GradedAnswer,
  type Installation,
  json,
  readOptions,
  type StandaloneCommand,
  writeAnswer,
} from './command.ts';
import {
  type Check,
  checkDatabase,
  checkDisks,
  checkRows,
  checkSchema,
  checkSearchIndex,
  type Level,
} from './status-checks.ts';

/** As monitoring plug-ins answer. */
const exitCodes: Readonly<Record<Level, number>> = { ok: 0, warning: 1, critical: 2 };

export const statusCommand: StandaloneCommand<GradedAnswer> = {
  name: 'status',
  summary:
    'Show database, schema, jobs, mail, transmissions, backup, search index and disks; exit code 0: all is well, 1: a warning, 2: critical',
  options: { json },
  runAlone: async (args, installation) => {
    const values = readOptions('status', { json }, args);
    const { config } = installation;
    const checks = [
      ...(await checkStore(installation)),
      await checkSearchIndex(config, new Date()),
      ...(await checkDisks(config)),
    ];
    const levels = checks.map((check) => check.level);
    const level = (['critical', 'warning'] as const).find((one) => levels.includes(one)) ?? 'ok';
    const text = [`${level}`, ...checks.map(line)].map(visibleLine).join('\n');
    const message = writeAnswer({ text, data: { level, checks } }, values.json);
    return { message, exitCode: exitCodes[level] };
  },
};

const line = ({ level, name, message }: Check): string => `${level.padEnd(9)} ${name}: ${message}`;

/** Rows are read only where the schema is the one of this version. */
async function checkStore(installation: Installation): Promise<Check[]> {
  const checks: Check[] = [];
  try {
    const { owner, stop } = await openWithAnySchema(installation);
    try {
      await withClient(owner, async (client) => {
        const tx = plainTx(client);
        checks.push(await checkDatabase(tx));
        const schema = await checkSchema(client, join(installation.root, 'server/migrations'));
        checks.push(schema);
        if (schema.level === 'ok') checks.push(...(await checkRows(tx, installation.config)));
      });
    } finally {
      await stop();
    }
  } catch (error) {
    const name = checks.length === 1 ? 'schema' : 'database';
    checks.push({ name, level: 'critical', message: (error as Error).message, figures: {} });
  }
  return checks;
}
