// The problem of shared positions as a mixed-integer program, for other solvers to check against.
import {
  addVendor,
  type Program,
  type Sale,
  wrap,
  write,
} from '../../../packages/optimizer/src/testing/linear-program.ts';
import type { SplitProblem } from './split-problem.ts';

/** Positions shared in units. */
export function splitProgram({ vendors, positions, parcelWorthCents = 0 }: SplitProblem): string {
  const program: Program = { objective: [], rows: [], binaries: [], integers: [] };
  const sales: Sale[][] = vendors.map(() => []);
  for (const [position, { offers, quantity }] of positions.entries()) {
    const offered = offers.filter(({ stock }) => stock > 0);
    for (const { vendor, unitCents, stock } of offered) {
      const name = `x${position}_${vendor}`;
      program.objective.push(`+ ${unitCents} ${name}`);
      program.integers.push(name);
      sales[vendor]?.push({ name, unitCents, most: Math.min(stock, quantity) });
    }
    const names = offered.map(({ vendor }) => `x${position}_${vendor}`);
    program.rows.push(`${wrap(names, ' + ')} = ${quantity}`);
  }
  for (const [vendor, { feeLevels }] of vendors.entries()) {
    const worth = feeLevels.map((level) => ({ ...level, feeCents: level.feeCents + parcelWorthCents }));
    addVendor(program, vendor, worth, sales[vendor] ?? []);
  }
  return write(program);
}
