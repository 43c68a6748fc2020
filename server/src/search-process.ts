// The process that holds the search index where several processes answer requests: a machine has one index in memory, however many
// processes search in it.
import { openEngine, registerIndexMetrics, serveEngine } from './modules/shop/index.ts';
import type { Config } from './platform/config/config.ts';
import type { Log, Platform } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import { hasMetrics } from './platform/metrics/endpoint.ts';
import type { SearchTask } from './platform/processes/messages.ts';
import { collectMetrics, tellPrimary } from './platform/processes/primary-channel.ts';
import type { Shutdown } from './shutdown.ts';
import { waitForRights } from './wait-for-rights.ts';

/** One follows the catalogue, the other counts searches. */
const connections = 2;

interface SearchProcess {
  readonly config: Config;
  readonly log: Log;
  readonly shutdown: Shutdown;
  readonly task: SearchTask;
}

export async function runSearchProcess({ config, log, shutdown, task }: SearchProcess): Promise<void> {
  const database = openDatabase(task.app, 1, {
    onBroken: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
    areNamed: config.PREPARED_STATEMENTS,
    background: { permits: connections },
  });
  shutdown.add('connections', database.close);
  const publicUrl = () => config.publicUrl(config.PORT);
  const platform: Platform = { config, database, log, now: () => new Date(), publicUrl };
  const engine = openEngine(platform, task.app, `${task.searchSocket}-index`);
  shutdown.add('search', engine.stop);
  if (hasMetrics(config)) {
    const { Metrics } = await import('./platform/metrics/metrics.ts');
    const metrics = new Metrics(task.app, log);
    registerIndexMetrics(metrics, engine.products);
    collectMetrics(() => metrics.figures());
  }
  const searchable = waitForRights(database, shutdown, () => undefined).then(() => engine.start());
  const server = await serveEngine(engine, task.searchSocket, searchable);
  shutdown.add('work', server.close);
  tellPrimary({ kind: 'ready' });
  await searchable;
  tellPrimary({ kind: 'searchable' });
}
