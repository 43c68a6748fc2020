// For tests: a process that holds a data folder as the app does. Says "ready {…}" or "refused <name>: <message>".
import { Client } from 'pg';
import { startEmbedded } from './embedded.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const cluster = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    log: () => undefined,
    settings: { fsync: 'off' },
  });
  process.once('SIGINT', async () => {
    // The database must still be there for whatever the app has to finish.
    const client = new Client(cluster.owner);
    await client.connect();
    await client.query('create table last_words ()');
    await client.end();
    await cluster.stop();
    say('stopped');
  });
  say(`ready ${JSON.stringify(cluster.owner)}`);
} catch (error) {
  say(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
  process.exitCode = 1;
}
