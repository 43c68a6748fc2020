// The whole product in a process of its own, on a database that is thrown away, with everything it says kept.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { variables } from '../../server/src/platform/config/variables.ts';
import type { ConnectionOptions } from '../../server/src/platform/database/connection.ts';
import { joinEmbedded } from '../../server/src/platform/embedded/embedded.ts';

const ownRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Slower to start, but nothing must be built. */
export const fromSource: readonly string[] = ['--import', 'tsx', 'server/src/main.ts'];
export const fromBuild: readonly string[] = ['server/dist/main.js'];

interface ProductOptions {
  /** The owner's address of an empty database; without it the product brings its own. */
  readonly databaseUrl?: string;
  /** Node's arguments for the program, such as `fromSource` or `fromBuild`. */
  readonly program: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** The project it is started in; left out: this one. */
  readonly root?: string;
  /** Kept when it ends; left out: one of its own, thrown away. */
  readonly dataDir?: string;
  /** The process has a channel to us. */
  readonly talks?: boolean;
  /** Told of the process at once; it is not ready yet. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

export interface RunningProduct {
  readonly host: string;
  readonly port: number;
  readonly pid: number;
  readonly child: ChildProcess;
  readonly owner: ConnectionOptions;
  /** Lines of standard output and standard error since it was ready. */
  readonly said: readonly string[];
  /** Undefined while it runs. */
  readonly ending: () => string | undefined;
  stop(): Promise<void>;
}

const quiet = (): void => undefined;
/** The announcement ends with it. */
const lastLine = '  Ctrl-C ends it.';
const readyLine = /Praxora is ready: http:\/\/[^:/]+:(\d+)/;

export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-fuzz-'));
  // As root, the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o711);
  const dataDir = options.dataDir ?? join(folder, 'data');
  const child = spawn(process.execPath, options.program, {
    cwd: options.root ?? ownRoot,
    env: {
      ...surroundings(),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: '300',
      OPTIMIZER_SECONDS: '1',
      // We say ourselves where a request comes from, so that each limit by address can be met or passed.
      TRUST_PROXY: '127.0.0.1',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.talks ? (['ipc'] as const) : [])],
  });
  options.onSpawn?.(child);
  const said = listen(child);
  let ending: string | undefined;
  child.once('exit', (code, signal) => {
    ending = `code ${code}, signal ${signal}`;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { port } = await ready(child, said);
    const owner = options.databaseUrl
      ? { connectionString: options.databaseUrl }
      : (await joinEmbedded({ dataDir, log: quiet })).owner;
    const pid = child.pid ?? 0;
    return { host: '127.0.0.1', port, pid, child, owner, said, ending: () => ending, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Environment without any product settings that happen to be set in it. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in variables)));

function listen(child: ChildProcess): string[] {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      said.push(...lines);
    });
    stream?.once('end', () => said.push(rest));
  }
  return said;
}

/** The port it announces; what it said instead when it ends before. */
async function ready(child: ChildProcess, said: string[]): Promise<{ port: number }> {
  while (child.exitCode === null && child.signalCode === null) {
    const [, port] = readyLine.exec(said.join('\n')) ?? [];
    if (port !== undefined && said.includes(lastLine)) {
      said.length = 0;
      return { port: Number(port) };
    }
    await sleep(50);
  }
  throw new Error(`The product did not start:\n${said.join('\n')}`);
}
