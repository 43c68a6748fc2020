// Spreads the practices over the database servers of a Citus coordinator.
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { newClient, withClient } from '../platform/database/connection.ts';
import { plainTx } from '../platform/database/tx.ts';
import {
  countRowsOfParts,
  type Distribution,
  distribute,
  distributedSettings,
  spareWorkersCompiling,
} from '../platform/distribution/distribute.ts';
import { findObstacle, listWorkers } from '../platform/distribution/obstacles.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openStore } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

const options = { json };

export const distributeCommand: StandaloneCommand = {
  name: 'distribute',
  summary:
    'Spread the practices over the database servers of a Citus coordinator; all servers must have ended',
  options,
  runAlone: async (args, { config, root, say }) => {
    const { json: isJson } = readOptions('distribute', options, args);
    const store = await openStore({ config: { ...config, MIGRATE: false }, root, say, beside: true });
    try {
      return await withClient(store.owner, async (client) => {
        const tx = plainTx(client);
        const obstacle = await findObstacle(tx, newClient(store.app).user ?? '');
        if (obstacle !== null) throw new OperatorError(obstacle);
        const done = await inOneTransaction(client, () => distribute(tx, say));
        await spareWorkersCompiling(tx);
        await countRowsOfParts(tx, done);
        const workers = await listWorkers(tx);
        return writeAnswer({ text: describe(done, workers), data: { ...done, workers } }, isJson);
      });
    } finally {
      await store.stop();
    }
  },
};

function describe(
  { distributed, reference }: Distribution,
  workers: readonly { readonly address: string; readonly parts: number }[],
): string {
  const places = workers.map(({ address, parts }) => `${parts} parts on ${address}`).join(', ');
  if (distributed.length + reference.length === 0) return `All tables are spread already: ${places}.`;
  return [
    `${distributed.length} tables are spread by practice, ${reference.length} are on every server: ${places}.`,
    'Back up every server now, and start the servers of the product.',
  ].join('\n');
}

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
