// A process that the primary one has started: it gets its task, and does it until it is told to end.
import type { Config } from './platform/config/config.ts';
import type { Log } from './platform/context.ts';
import type { ServerTask } from './platform/processes/messages.ts';
import { receiveTask, tellPrimary } from './platform/processes/primary-channel.ts';
import type { Shutdown } from './shutdown.ts';

interface StartedProcess {
  readonly config: Config;
  readonly log: Log;
  readonly shutdown: Shutdown;
  /** The project's folder. */
  readonly root: string;
  readonly say: (line: string) => void;
}

/** Each kind of process loads only what it needs: the search process knows no calls, the others no index. */
export async function runStartedProcess(started: StartedProcess): Promise<void> {
  const task = await receiveTask();
  // Shown by ps and top.
  process.title = task.kind === 'server' ? `praxora server ${task.number}` : 'praxora search';
  if (task.kind === 'server') return runServer(started, task);
  const { runSearchProcess } = await import('./search-process.ts');
  await runSearchProcess({ ...started, task });
}

async function runServer({ say, ...started }: StartedProcess, task: ServerTask): Promise<void> {
  const { serve } = await import('./serve.ts');
  const { owner, app, searchSocket, number } = task;
  await serve({
    ...started,
    store: { owner, app },
    part: task,
    searchSocket,
    // All of them would say the same.
    say: number === 1 ? say : () => undefined,
    onReady: () => tellPrimary({ kind: 'ready' }),
  });
}
