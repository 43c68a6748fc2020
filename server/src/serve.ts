// The product over its database: search, calls, pages and background work; told where it is once it can be used.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createApp } from './app.ts';
import { openMetrics } from './metrics.ts';
import { errorReportingDsn, practiceDeletionJob, twoStepResetJob } from './modules/account/index.ts';
import {
  openBackgroundPool,
  registerOptimizerMetrics,
  savingJob,
  transmissionJob,
} from './modules/purchasing/index.ts';
import { digestJob, digestMailJob, exportJob, reportJobs } from './modules/reports/index.ts';
import { openSearch } from './modules/shop/index.ts';
import { scheduledBackup } from './modules/system/index.ts';
import type { Config } from './platform/config/config.ts';
import type { Log, Platform } from './platform/context.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { MissingRights } from './platform/database/rights.ts';
import { startErrorReporting, stopErrorReporting } from './platform/error-reporting.ts';
import { backlog } from './platform/http/limits.ts';
import { cleanUpJob, scheduleCleanUp } from './platform/jobs/clean-up.ts';
import { listHeldJobs } from './platform/jobs/held-jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { mailJob } from './platform/mail/mail.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { preload } from './platform/preload.ts';
import { version } from './platform/version.ts';
import { retention } from './retention.ts';
import type { Shutdown } from './shutdown.ts';
import type { Store } from './startup.ts';

// Announcement for the operator once the product can be used.
function startAnnouncement(url: string, hasDemo: boolean): string {
  const logins = ['demo', 'wien', 'klinik', 'leitung', 'legacy'].map((name) => `    ${name}@praxora.example`);
  const demo = [
    '',
    '  Demo logins (password praxora-demo):',
    `${logins[0]}     German practice`,
    `${logins[1]}     Austrian practice`,
    `${logins[2]}   clinic with approvals, buyer`,
    `${logins[3]}  clinic with approvals, approver`,
    `${logins[4]}   user of the previous edition`,
  ];
  return [
    '',
    `  Praxora is ready: ${url}`,
    ...(hasDemo ? demo : ['', '  Create a practice: npm run admin -- help']),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n');
}

/** Milliseconds that background work waits for the search index of a very large catalogue. */
const longestWaitForSearch = 15_000;
/** Orders sent at the same time by this process. */
const transmissionLoops = 3;

interface Served {
  readonly config: Config;
  readonly log: Log;
  readonly shutdown: Shutdown;
  /** The project's folder. */
  readonly root: string;
  readonly store: Store;
  readonly hasDemo: boolean;
  readonly say: (line: string) => void;
}

export async function serve({ config, log, shutdown, root, store, hasDemo, say }: Served): Promise<void> {
  const database = openDatabase(store.app, config.DATABASE_POOL, {
    onBroken: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
    areNamed: config.PREPARED_STATEMENTS,
  });
  shutdown.add('connections', database.close);
  let port = config.PORT;
  const publicUrl = () => config.publicUrl(port);
  const platform: Platform = { config, database, log, now: () => new Date(), publicUrl };
  const search = openSearch(platform, store.app);
  shutdown.add('search', search.stop);
  const granted = waitForRights(database, shutdown, say);
  const searchable = granted.then(() => search.start());
  // Waited for at the end; until then nobody would hear that it failed.
  searchable.catch(() => undefined);
  const isOwnSearch = config.SEARCH_HOST.startsWith('/');
  let isStarting = isOwnSearch;
  const metrics = await openMetrics({ platform, search, connection: store.app, shutdown, say });
  const app = await createApp(platform, {
    webFolder: join(root, 'web/dist'),
    search,
    metrics,
    isStarting: () => isStarting,
    isDraining: () => shutdown.hasBegun,
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
    say(startAnnouncement(publicUrl(), hasDemo));
  });
  announced.catch(() => undefined);
  await Promise.race([announced, sleep(longestWaitForSearch)]);
  if (isStarting) say('The search index is still being built. Everything else works already.');
  await startBackgroundWork(platform, shutdown, metrics);
  await startBackups(platform, shutdown, store);
  const held = (await listHeldJobs(database.plain)).reduce((sum, { jobs }) => sum + jobs, 0);
  if (held > 0) say(`${held} jobs are held since a restore. See: npm run admin -- job held`);
  await preload();
  startErrorReporting(errorReportingDsn(config, publicUrl()), version);
  shutdown.add('work', stopErrorReporting);
  // A process that ends from now on has crashed; before, it failed to start.
  process.send?.('ready', undefined, undefined, () => undefined);
  await announced;
}

/** Milliseconds between two looks at rights that were missing. */
const pauseForRights = 2_000;

/** Without its rights the process can do nothing but tell so: it is started for good once they are there. */
async function waitForRights(
  database: Database,
  shutdown: Shutdown,
  say: (line: string) => void,
): Promise<void> {
  for (let isTold = false; !shutdown.hasBegun; await sleep(pauseForRights)) {
    try {
      return await database.answers();
    } catch (error) {
      if (!(error instanceof MissingRights)) return;
      if (!isTold) say(`Praxora is not ready: ${error.message}`);
      isTold = true;
    }
  }
}

/** Has a loop of its own, because it takes minutes where there is much to back up. */
async function startBackups(platform: Platform, shutdown: Shutdown, { owner }: Store): Promise<void> {
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
  shutdown.add(
    'work',
    startWorker(platform, [
      ...[mailJob, cleanUpJob(retention), digestJob, digestMailJob, twoStepResetJob],
      ...[reportJobs.mails, reportJobs.mail],
    ]).stop,
  );
  // Takes a while, and nobody's mail waits for it.
  shutdown.add('work', startWorker(platform, [exportJob, reportJobs.export, practiceDeletionJob]).stop);
  // Loops of their own: a vendor that answers slowly delays neither other mail nor the orders of other vendors.
  for (let loop = 0; loop < transmissionLoops; loop += 1)
    shutdown.add('work', startWorker(platform, [transmissionJob]).stop);
  const solving = openBackgroundPool(platform.config);
  if (metrics) registerOptimizerMetrics(metrics, 'background', solving);
  const lookingForSavings = startWorker(platform, [savingJob(solving)]);
  shutdown.add('work', async () => void (await Promise.all([solving.close(), lookingForSavings.stop()])));
}
