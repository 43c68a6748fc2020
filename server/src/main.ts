// Starts the product: database, schema, demo data, server; ends cleanly. What the server is made of is loaded while the database
// starts, so only what that takes is imported here.
import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { startAnnouncement } from './announcement.ts';
import { shutDownOnCrash } from './crash-handler.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config/config.ts';
import type { Log } from './platform/context.ts';
import { DatabaseError } from './platform/database/connection.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { DataFolderInUse, EmbeddedUnavailable } from './platform/embedded/problems.ts';
import { loggedError } from './platform/error-summary.ts';
import { createLog } from './platform/log.ts';
import { ProcessFailed } from './platform/processes/supervised-process.ts';
import { primaryTimeouts, Shutdown, usualTimeouts } from './shutdown.ts';
import { ensureDemoData, openStore } from './startup.ts';

// The folder is the same seen from server/src and from server/dist.
const root = resolve(import.meta.dirname, '../..');
const say = (line: string): void => console.log(line);

class PortInUse extends Error {}

async function main(): Promise<void> {
  const config = readConfig(process.env, root);
  if (cluster.isPrimary) await refuseBusyPort(config);
  const log = createLog(config.LOG_LEVEL);
  const timeouts = cluster.isPrimary && config.WORKERS > 1 ? primaryTimeouts : usualTimeouts;
  const shutdown = new Shutdown((error) => log.error({ err: error }, 'the end was not in order'), timeouts);
  shutDownOnCrash(log, shutdown);
  // A supervisor that was killed takes its channel with it: nobody would end us later.
  for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(sign, () => shutdown.run().then(() => process.exit(0), fail));
  }
  try {
    await start(config, log, shutdown);
  } catch (error) {
    // A start cut short by Ctrl-C fails somewhere; that is no fault.
    const cutShort = shutdown.hasBegun;
    await shutdown.run();
    if (!cutShort) throw error;
  }
}

async function start(config: Config, log: Log, shutdown: Shutdown): Promise<void> {
  if (cluster.isWorker) {
    const { runStartedProcess } = await import('./started-process.ts');
    return runStartedProcess({ config, log, shutdown, root, say });
  }
  const load = config.WORKERS > 1 ? undefined : loadOnce(() => import('./serve.ts'));
  // Ctrl-C may come while the database is still starting: it is waited for, then stopped.
  const beside = process.argv.includes('--beside');
  const opening = openStore({ config, root, say, onLost: fail, ...(load && { onWait: load }), beside });
  shutdown.add('store', async () => (await opening.catch(() => undefined))?.stop());
  const store = await opening;
  const hasDemo = await ensureDemoData(store.owner, config, new Date(), say);
  if (!load) {
    const { runPrimary } = await import('./primary.ts');
    return runPrimary({ config, log, shutdown, store, hasDemo, say });
  }
  const { serve } = await load();
  await serve({
    ...{ config, log, shutdown, root, store, say },
    onSearchable: (url) => say(startAnnouncement(url, hasDemo)),
    onReady: () => void process.send?.('ready', undefined, undefined, () => undefined),
  });
}

/** Takes as long as the database to start, and would keep it from being started: begun while that one is waited for. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Told before the database is started: nobody waits for a start that cannot end well. */
async function refuseBusyPort({ PORT, HOST }: Config): Promise<void> {
  if (PORT === 0) return;
  await new Promise<void>((free, busy) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        busy(new PortInUse(`Port ${PORT} is in use. Set PORT to another one, such as PORT=${PORT + 1}.`));
      else if (error.code === 'EACCES')
        busy(new PortInUse(`Port ${PORT} needs more rights than this user has. Set PORT to one above 1023.`));
      else busy(new ConfigurationError(`HOST=${HOST} cannot be listened on: ${error.message}`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => free()));
  });
}

/** An error the operator can fix is printed as a sentence; any other is a fault of ours and printed with its stack. */
const expected = [
  ConfigurationError,
  DatabaseError,
  MigrationError,
  DataFolderInUse,
  EmbeddedUnavailable,
  PortInUse,
  ProcessFailed,
];

function fail(error: unknown): never {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? `Praxora cannot start.\n${(error as Error).message}` : loggedError(error).stack);
  process.exit(1);
}

void main().catch(fail);
