// Spreads the practices over the database servers of a Citus coordinator.
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';
import { newClient, withClient } from '../platform/database/connection.ts';
import { plainTx } from '../platform/database/tx.ts';
import { distribute, distributedSettings } from '../platform/distribution/distribute.ts';
import { findObstacle } from '../platform/distribution/obstacles.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openStore } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

/** See docs/reliability.md, section "Citus". */
const missing =
  'Praxora cannot be used on several database servers yet: not everything works there, see docs/reliability.md, section "Citus". To try it, on a copy of your data: npm run admin -- distribute --trial';

const options = {
  trial: { schema: z.boolean().default(false), help: 'on a copy of the data, to try it', isFlag: true },
  json,
};

export const distributeCommand: StandaloneCommand = {
  name: 'distribute',
  summary:
    'Spread the practices over the database servers of a Citus coordinator; all servers must have ended',
  options,
  runAlone: async (args, { config, root, say }) => {
    const { trial: isTrial, json: isJson } = readOptions('distribute', options, args);
    const store = await openStore({ config: { ...config, MIGRATE: false }, root, say, beside: true });
    try {
      return await withClient(store.owner, async (client) => {
        const tx = plainTx(client);
        const obstacle = await findObstacle(tx, newClient(store.app).user ?? '');
        if (obstacle !== null) throw new OperatorError(obstacle);
        if (!isTrial) throw new OperatorError(missing);
        const done = await inOneTransaction(client, () => distribute(tx, say));
        const count = done.distributed.length + done.reference.length;
        const text =
          count === 0
            ? 'All tables are spread already.'
            : `${done.distributed.length} tables are spread by practice, ${done.reference.length} are on every server.`;
        return writeAnswer({ text, data: done }, isJson);
      });
    } finally {
      await store.stop();
    }
  },
};

/** The settings of the database are part of it. */
async function inOneTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    const database = escapeIdentifier(client.database ?? '');
    for (const [name, value] of Object.entries(distributedSettings))
      await client.query(`alter database ${database} set ${name} = ${escapeLiteral(value)}`);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
