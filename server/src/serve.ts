// The product over its database: search, calls, pages and background work.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { longestWaitForSearch, searchIsLate } from './announcement.ts';
import { createApp } from './app.ts';
import { openMetrics } from './metrics.ts';
import {
  errorReportingDsn,
  practiceDeletionJob,
  sampleDeletionJob,
  sampleOfErasedJob,
  twoStepResetJob,
} from './modules/account/index.ts';
import {
  findMailbox,
  mailboxJob,
  openBackgroundPool,
  registerOptimizerMetrics,
  savingJob,
  scheduleMailbox,
  transmissionJob,
} from './modules/purchasing/index.ts';
import { digestJob, digestMailJob, exportJob, reportJobs } from './modules/reports/index.ts';
import { openEngine, openRemoteEngine, openSearch } from './modules/shop/index.ts';
import { scheduledBackup } from './modules/system/index.ts';
import { vendorTermsJob } from './modules/vendors/index.ts';
import type { Config } from './platform/config/config.ts';
import type { Log, Platform } from './platform/context.ts';
import { replicaConnection } from './platform/database/connection.ts';
import { openDatabase } from './platform/database/database.ts';
import { startErrorReporting, stopErrorReporting } from './platform/error-reporting.ts';
import { backlog, divideLimits } from './platform/http/limits.ts';
import { cleanUpJob, scheduleCleanUp } from './platform/jobs/clean-up.ts';
import { listHeldJobs } from './platform/jobs/held-jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { mailJob } from './platform/mail/mail.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { preload } from './platform/preload.ts';
import { divideLimit, type MachinePart, wholeMachine } from './platform/processes/share.ts';
import { version } from './platform/version.ts';
import { retention } from './retention.ts';
import { makeSampleAs } from './sample-practice.ts';
import type { Shutdown } from './shutdown.ts';
import type { Store } from './startup.ts';
import { waitForRights } from './wait-for-rights.ts';

/** Orders sent at the same time by this process. */
const transmissionLoops = 3;

interface Served {
  readonly config: Config;
  readonly log: Log;
  readonly shutdown: Shutdown;
  /** The project's folder. */
  readonly root: string;
  readonly store: Pick<Store, 'owner' | 'app'>;
  readonly say: (line: string) => void;
  /** The process among those of its machine that answer requests; left out: it is the only one. */
  readonly part?: MachinePart;
  /** Where the search process of the machine listens; undefined: this process holds the index. */
  readonly searchSocket?: string;
  /** Called when products can be found. */
  readonly onSearchable?: (url: string) => void;
  /** Called when everything has been started: a process that ends from now on has crashed. */
  readonly onReady: () => void;
}

export async function serve(served: Served): Promise<void> {
  const { config, log, shutdown, root, store, say, part = wholeMachine, searchSocket } = served;
  const database = openDatabase(store.app, divideLimit(config.DATABASE_POOL, part), {
    onBroken: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
    areNamed: config.PREPARED_STATEMENTS,
    // Background work is done by the first process alone.
    ...(part.number > 1 ? { background: { permits: 1 } } : {}),
    replica:
      config.DATABASE_REPLICA_URL === undefined
        ? undefined
        : {
            connection: replicaConnection(store.app, config.DATABASE_REPLICA_URL),
            mostLag: config.REPLICA_LAG_MB * 1_000_000,
            onSkipped: (reason) => log.info({ reason }, 'the primary was asked instead of the replica'),
          },
  });
  shutdown.add('connections', database.close);
  let port = config.PORT;
  const publicUrl = () => config.publicUrl(port);
  const platform: Platform = { config, database, log, now: () => new Date(), publicUrl };
  const own = searchSocket === undefined ? openEngine(platform, store.app) : undefined;
  const engine = own ?? openRemoteEngine(searchSocket ?? '');
  shutdown.add('search', engine.stop);
  const search = openSearch(platform, engine);
  const granted = waitForRights(database, shutdown, say);
  const searchable = granted.then(() => engine.start());
  // Waited for at the end; until then nobody would hear that it failed.
  searchable.catch(() => undefined);
  const isOwnSearch = config.SEARCH_HOST.startsWith('/');
  let isStarting = isOwnSearch;
  const connection = store.app;
  const index = own?.products;
  const metrics = await openMetrics({ platform, search, index, connection, shutdown, say, part });
  const app = await createApp(platform, {
    webFolder: join(root, 'web/dist'),
    search,
    makeSample: makeSampleAs(store.owner),
    metrics,
    isStarting: () => isStarting,
    isDraining: () => shutdown.hasBegun,
    limits: divideLimits(part),
  });
  shutdown.add('drain', () => sleep(config.DRAIN_SECONDS * 1000));
  shutdown.add('work', () => app.close());
  await app.listen({ port: config.PORT, host: config.HOST, backlog });
  port = (app.server.address() as AddressInfo).port;
  await granted;
  // The announcement waits until search works; a search on another host is not waited for.
  const announced = (isOwnSearch ? searchable : Promise.resolve()).then(() => {
    if (shutdown.hasBegun) return;
    isStarting = false;
    served.onSearchable?.(publicUrl());
  });
  announced.catch(() => undefined);
  await Promise.race([announced, sleep(longestWaitForSearch)]);
  if (isStarting && part.count === 1) say(searchIsLate);
  if (part.number === 1) await startJobs(platform, shutdown, metrics, store, say);
  await preload();
  startErrorReporting(errorReportingDsn(config, publicUrl()), version);
  shutdown.add('work', stopErrorReporting);
  served.onReady();
  await announced;
}

/** Jobs of the machine, in one of its processes. */
async function startJobs(
  platform: Platform,
  shutdown: Shutdown,
  metrics: Metrics | undefined,
  store: Pick<Store, 'owner'>,
  say: (line: string) => void,
): Promise<void> {
  await startBackgroundWork(platform, shutdown, metrics);
  await startBackups(platform, shutdown, store);
  const held = (await listHeldJobs(platform.database.plain)).reduce((sum, { jobs }) => sum + jobs, 0);
  if (held > 0) say(`${held} jobs are held since a restore. See: npm run admin -- job held`);
}

/** Has a loop of its own, because it takes minutes where there is much to back up. */
async function startBackups(
  platform: Platform,
  shutdown: Shutdown,
  { owner }: Pick<Store, 'owner'>,
): Promise<void> {
  const { BACKUP_DIR: folder, BACKUP_AT: at } = platform.config;
  if (folder === undefined) return;
  const job = scheduledBackup(owner, folder, at);
  await job.schedule(platform);
  shutdown.add('work', startWorker(platform, [job]).stop);
}

/**
 * Background work that no user waits for: started after the first requests were answered, since formatting the first
 * date alone takes 50 ms.
 */
async function startBackgroundWork(
  platform: Platform,
  shutdown: Shutdown,
  metrics: Metrics | undefined,
): Promise<void> {
  await scheduleCleanUp(platform, new Date());
  await digestJob.schedule(platform);
  await reportJobs.mails.schedule(platform);
  await practiceDeletionJob.schedule(platform);
  await sampleDeletionJob.schedule(platform);
  await vendorTermsJob.schedule(platform);
  shutdown.add(
    'work',
    startWorker(platform, [
      ...[mailJob, cleanUpJob(retention), digestJob, digestMailJob, twoStepResetJob],
      ...[reportJobs.mails, reportJobs.mail, vendorTermsJob],
    ]).stop,
  );
  // Takes a while, and nobody's mail waits for it.
  shutdown.add(
    'work',
    startWorker(platform, [
      ...[exportJob, reportJobs.export, practiceDeletionJob, sampleDeletionJob, sampleOfErasedJob],
    ]).stop,
  );
  // Loops of their own: a vendor that answers slowly delays neither other mail nor the orders of other vendors.
  for (let loop = 0; loop < transmissionLoops; loop += 1)
    shutdown.add('work', startWorker(platform, [transmissionJob]).stop);
  if (findMailbox(platform) !== null) {
    await scheduleMailbox(platform, new Date());
    shutdown.add('work', startWorker(platform, [mailboxJob]).stop);
  }
  const solving = openBackgroundPool(platform.config);
  if (metrics) registerOptimizerMetrics(metrics, 'background', solving);
  const lookingForSavings = startWorker(platform, [savingJob(solving)]);
  shutdown.add('work', async () => void (await Promise.all([solving.close(), lookingForSavings.stop()])));
}
