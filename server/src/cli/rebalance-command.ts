// Divides the practices among the workers of Citus, as after another one was added.
import { withClient } from '../platform/database/connection.ts';
import { plainTx } from '../platform/database/tx.ts';
import { spareWorkersCompiling } from '../platform/distribution/distribute.ts';
import { isDistributed } from '../platform/distribution/obstacles.ts';
import { rebalance } from '../platform/distribution/rebalance.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openStore } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

const options = { json };

export const rebalanceCommand: StandaloneCommand = {
  name: 'rebalance',
  summary: 'Divide the practices among the workers of Citus, as after one was added; the servers go on',
  options,
  runAlone: async (args, { config, root, say }) => {
    const { json: isJson } = readOptions('rebalance', options, args);
    const store = await openStore({ config: { ...config, MIGRATE: false }, root, say, beside: true });
    try {
      return await withClient(store.owner, async (client) => {
        if (!(await isDistributed(plainTx(client))))
          throw new OperatorError(
            'The practices are not spread over several database servers: there is nothing to divide.',
          );
        await spareWorkersCompiling(plainTx(client));
        const moved = await rebalance(client);
        const text =
          moved === 0
            ? 'The practices are divided evenly.'
            : `${moved} groups of practices moved to another worker.`;
        return writeAnswer({ text, data: { moved } }, isJson);
      });
    } finally {
      await store.stop();
    }
  },
};
