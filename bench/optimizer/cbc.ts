// CBC, where it is installed: run on a file, with its own account of CPU time.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function hasCbc(): boolean {
  return spawnSync('cbc', ['-quit'], { stdio: 'ignore' }).error === undefined;
}

export interface CbcResult {
  /** Null where it is not proven within the limit. */
  readonly optimum: number | null;
  readonly cpuMs: number;
}

export function solveWithCbc(program: string, seconds: number): CbcResult {
  const folder = mkdtempSync(join(tmpdir(), 'cbc-'));
  try {
    const file = join(folder, 'cart.lp');
    writeFileSync(file, program);
    const limits = ['sec', String(seconds), 'ratioGap', '0', 'allowableGap', '0.5'];
    const { stdout } = spawnSync('cbc', [file, ...limits, 'solve', 'quit'], { encoding: 'utf8' });
    const objective = /Objective value:\s+([\d.]+)/.exec(stdout)?.[1];
    const time = /Total time \(CPU seconds\):\s+([\d.]+)/.exec(stdout)?.[1];
    const isProven = stdout.includes('Result - Optimal solution found');
    return {
      optimum: isProven && objective ? Math.round(Number(objective)) : null,
      cpuMs: Number(time ?? 0) * 1000,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
