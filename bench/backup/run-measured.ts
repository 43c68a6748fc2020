// Runs a program and tells what it cost: out of /proc, so on Linux only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Most memory that it had, in bytes. */
  readonly memory: number;
}

const ticksPerSecond = 100;
const pause = 50;

export async function runMeasured(
  program: string,
  args: readonly string[],
  environment: object,
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let [cpuSeconds, memory] = [0, 0];
  const timer = setInterval(() => {
    try {
      const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
      const fields = rest.split(' ').map(Number);
      cpuSeconds = ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond;
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      memory = Math.max(memory, Number(kilobytes ?? 0) * 1024);
    } catch {
      // It ended while we looked.
    }
  }, pause);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds, memory };
}
