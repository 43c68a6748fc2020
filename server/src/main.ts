// Starts the product: database, schema, demo data, server; tells where it is; ends cleanly.
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { Ending } from './ending.ts';
import { endOnUncaughtFaults } from './last-resort.ts';
import { errorReportingDsn } from './modules/configuration/configuration.service.ts';
import { exportJob } from './modules/data-export/data-export.service.ts';
import { digestJob, digestMailJob } from './modules/digest/digest.service.ts';
import { openBackgroundPool, savingJob } from './modules/optimizer/optimizer.service.ts';
import { reportJobs } from './modules/reports/reports.service.ts';
import { openSearch } from './modules/search/search.service.ts';
import { transmissionJob } from './modules/transmission/transmission.service.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config/config.ts';
import type { Log, Platform } from './platform/context.ts';
import { DatabaseError } from './platform/database/connection.ts';
import { openDatabase } from './platform/database/database.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { DataFolderInUse, EmbeddedUnavailable } from './platform/embedded/problems.ts';
import { startErrorReporting, stopErrorReporting } from './platform/error-reporting.ts';
import { loggedError } from './platform/error-summary.ts';
import { backlog } from './platform/http/limits.ts';
import { cleanUpJob, scheduleCleanUp } from './platform/jobs/clean-up.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { loadTheRest } from './platform/later.ts';
import { createLog } from './platform/log.ts';
import { mailJob } from './platform/mail/mail.ts';
import { version } from './platform/version.ts';
import { ensureDemoData, openStore } from './startup.ts';

// The folder is the same seen from server/src and from server/dist.
const root = resolve(import.meta.dirname, '../..');
const say = (line: string): void => console.log(line);

/** Milliseconds that the announcement waits for the search index. */
const longestWaitForSearch = 15_000;
/** Orders sent at the same time by this process. */
const transmissionLoops = 3;

class PortInUse extends Error {}

async function main(): Promise<void> {
  const config = readConfig(process.env, root);
  await refuseBusyPort(config);
  const log = createLog(config.LOG_LEVEL);
  const end = new Ending((error) => log.error({ err: error }, 'the end was not in order'));
  endOnUncaughtFaults(log, end);
  // A supervisor that was killed takes its channel with it: nobody would end us later.
  for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(sign, () => end.run().then(() => process.exit(0), fail));
  }
  try {
    await start(config, log, end);
  } catch (error) {
    // A start cut short by Ctrl-C fails somewhere; that is no fault.
    const cutShort = end.begun;
    await end.run();
    if (!cutShort) throw error;
  }
}

async function start(config: Config, log: Log, end: Ending): Promise<void> {
  // Ctrl-C may come while the database is still starting: it is waited for, then stopped.
  const opening = openStore({ config, root, say, onLost: fail, beside: process.argv.includes('--beside') });
  end.add('store', async () => (await opening.catch(() => undefined))?.stop());
  const store = await opening;
  const hasDemo = await ensureDemoData(store.owner, config, new Date(), say);
  const database = openDatabase(store.app, config.DATABASE_POOL, {
    onBroken: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  });
  end.add('connections', database.close);
  let port = config.PORT;
  const publicUrl = () => config.publicUrl(port);
  const platform: Platform = { config, database, log, now: () => new Date(), publicUrl };
  const search = openSearch(platform, store.app);
  end.add('search', search.stop);
  const searchable = search.start();
  const app = await createApp(platform, { webFolder: join(root, 'web/dist'), search });
  end.add('work', () => app.close());
  // Whoever is let in can search: a usual catalogue is ready by then, a very large one need not be waited for.
  await Promise.race([searchable, sleep(longestWaitForSearch)]);
  await app.listen({ port: config.PORT, host: config.HOST, backlog });
  port = (app.server.address() as AddressInfo).port;
  await scheduleCleanUp(platform, new Date());
  await digestJob.schedule(platform);
  await reportJobs.mails.schedule(platform);
  end.add(
    'work',
    startWorker(platform, [
      ...[mailJob, cleanUpJob, digestJob, digestMailJob],
      ...[reportJobs.mails, reportJobs.mail],
    ]).stop,
  );
  // Takes a while, and nobody's mail waits for it.
  end.add('work', startWorker(platform, [exportJob, reportJobs.export]).stop);
  // Loops of their own: a vendor that answers slowly delays neither other mail nor the orders of other vendors.
  for (let loop = 0; loop < transmissionLoops; loop += 1)
    end.add('work', startWorker(platform, [transmissionJob]).stop);
  const solving = openBackgroundPool(config);
  const lookingForSavings = startWorker(platform, [savingJob(solving)]);
  end.add('work', async () => void (await Promise.all([solving.close(), lookingForSavings.stop()])));
  announce(publicUrl(), hasDemo);
  await loadTheRest();
  startErrorReporting(errorReportingDsn(config, publicUrl()), version);
  end.add('work', stopErrorReporting);
  // A process that ends from now on has crashed; before, it failed to start.
  process.send?.('ready', undefined, undefined, () => undefined);
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

function announce(url: string, hasDemo: boolean): void {
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
  say(
    [
      '',
      `  Praxora is ready: ${url}`,
      ...(hasDemo ? demo : ['', '  Create a practice: npm run admin -- help']),
      '',
      '  Ctrl-C ends it.',
      '',
    ].join('\n'),
  );
}

/** What the operator can mend is said in a sentence; anything else is a fault of ours and shows where. */
const expected = [
  ConfigurationError,
  DatabaseError,
  MigrationError,
  DataFolderInUse,
  EmbeddedUnavailable,
  PortInUse,
];

function fail(error: unknown): never {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? `Praxora cannot start.\n${(error as Error).message}` : loggedError(error).stack);
  process.exit(1);
}

main().catch(fail);
