// The primary process where several answer requests (WORKERS): it holds the database, starts the others, replaces those that end, grants
// what exists once on the machine, and sums the metrics. It answers no requests itself.
import cluster from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { longestWaitForSearch, searchIsLate, startAnnouncement } from './announcement.ts';
import type { Config } from './platform/config/config.ts';
import type { Log } from './platform/context.ts';
import type { Task, ToPrimary, ToProcess } from './platform/processes/messages.ts';
import { Permits } from './platform/processes/permits.ts';
import { openSummedMetrics } from './platform/processes/summed-metrics.ts';
import { SupervisedProcess } from './platform/processes/supervised-process.ts';
import type { Shutdown } from './shutdown.ts';
import type { Store } from './startup.ts';

/** Milliseconds until a process that was told to end, and has drained, is ended by force; longer than its own end may take. */
const longestEnd = { server: 3_800, search: 1_200 } as const;

interface Machine {
  readonly config: Config;
  readonly log: Log;
  readonly shutdown: Shutdown;
  readonly store: Store;
  readonly hasDemo: boolean;
  readonly say: (line: string) => void;
}

/** Resolves when all processes are ready and the announcement was made. */
export async function runPrimary({ config, log, shutdown, store, hasDemo, say }: Machine): Promise<void> {
  // The system hands new connections out. By way of the primary process (Node's own choice) the connection that is on its way to a process
  // which is killed would hang until the client gives up.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Connection options may hold certificates, which JSON would lose.
  cluster.setupPrimary({ serialization: 'advanced' });
  const searchSocket = join(makeSocketFolder(shutdown), 'search');
  const { owner, app } = store;
  const permits = new Permits();
  const summed = await openSummedMetrics({ config, log, connection: app, shutdown, say });
  let port = config.PORT;
  let onSearchable: () => void = () => undefined;
  const searchable = new Promise<void>((resolve) => {
    onSearchable = resolve;
  });

  const onMessage = (message: ToPrimary, send: (message: ToProcess) => void): void => {
    if (message.kind === 'acquire' || message.kind === 'release') permits.receive(send, message);
    else if (message.kind === 'collected') summed?.receive(message.id, message.figures);
    else if (message.kind === 'read-metrics') void summed?.answer(send, message.id);
    else if (message.kind === 'searchable') onSearchable();
  };
  const supervise = (task: Task): SupervisedProcess => {
    const supervised = new SupervisedProcess(task, log, {
      onMessage,
      onListening: (listening) => {
        port = listening;
      },
      onEnd: (send) => permits.releaseAll(send),
      onReplace: () => summed?.countReplacement(task.kind),
    });
    summed?.add(task.kind, supervised);
    return supervised;
  };

  // The servers drain and end first; the search process is there as long as one of them asks it.
  const drain = config.DRAIN_SECONDS * 1000;
  const search = supervise({ kind: 'search', app, searchSocket });
  const servers = Array.from({ length: config.WORKERS }, (_, index) =>
    supervise({ kind: 'server', number: index + 1, count: config.WORKERS, owner, app, searchSocket }),
  );
  for (const server of servers) shutdown.add('drain', () => server.stop(drain + longestEnd.server));
  shutdown.add('search', () => search.stop(longestEnd.search));
  await Promise.all([search, ...servers].map((supervised) => supervised.start()));
  // A process that ends from now on has crashed; before, it failed to start.
  process.send?.('ready', undefined, undefined, () => undefined);
  if (config.SEARCH_HOST.startsWith('/')) {
    const late = new AbortController();
    void sleep(longestWaitForSearch, undefined, { signal: late.signal }).then(
      () => say(searchIsLate),
      () => undefined,
    );
    await searchable;
    late.abort();
  }
  if (!shutdown.hasBegun) say(startAnnouncement(config.publicUrl(port), hasDemo));
}

/** Only this user may enter it; the system's temporary folder, because a socket's path must be short. */
function makeSocketFolder(shutdown: Shutdown): string {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-'));
  shutdown.add('connections', async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
