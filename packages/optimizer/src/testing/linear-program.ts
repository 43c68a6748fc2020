// Writes cart problems as mixed-integer programs in CPLEX LP format, to check against other solvers.
import type { CartProblem } from '../problem.ts';

const lineLength = 200;

export function wrap(terms: readonly string[], separator: string): string {
  let text = '';
  let line = '';
  for (const term of terms) {
    line += (line === '' && text === '' ? '' : separator) + term;
    if (line.length < lineLength) continue;
    text += `${line}\n `;
    line = ' ';
  }
  return text + line;
}

export interface Program {
  readonly objective: string[];
  readonly rows: string[];
  readonly binaries: string[];
  readonly integers: string[];
}

export function write({ objective, rows, binaries, integers }: Program): string {
  const names = rows.map((row, index) => ` c${index}: ${row}`);
  return [
    'Minimize',
    ` cost: ${wrap(objective, ' ')}`,
    'Subject To',
    ...names,
    'Binaries',
    ` ${wrap(binaries, ' ')}`,
    ...(integers.length > 0 ? ['Generals', ` ${wrap(integers, ' ')}`] : []),
    'End',
    '',
  ].join('\n');
}

export interface Sale {
  readonly name: string;
  readonly unitCents: number;
  readonly most: number;
}

/**
 * A vendor is open (y) and has reached a level (z), each a binary; the fee telescopes over the levels. What counts for a
 * level is cut off at its threshold, which tightens the relaxation and changes no answer.
 */
export function addVendor(
  program: Program,
  vendor: number,
  feeLevels: readonly { readonly fromCents: number; readonly feeCents: number }[],
  sales: readonly Sale[],
): void {
  const { objective, rows, binaries } = program;
  if (sales.length === 0) return;
  binaries.push(`y${vendor}`);
  objective.push(`+ ${feeLevels[0]?.feeCents ?? 0} y${vendor}`);
  for (const { name, most } of sales) rows.push(`${name} - ${most} y${vendor} <= 0`);
  rows.push(
    `y${vendor} ${wrap(
      sales.map(({ name }) => `- ${name}`),
      ' ',
    )} <= 0`,
  );
  for (const [level, { fromCents, feeCents }] of feeLevels.entries()) {
    if (level === 0) continue;
    const reached = `z${vendor}_${level}`;
    binaries.push(reached);
    objective.push(`- ${(feeLevels[level - 1]?.feeCents ?? 0) - feeCents} ${reached}`);
    rows.push(`${reached} - ${level === 1 ? `y${vendor}` : `z${vendor}_${level - 1}`} <= 0`);
    const goods = sales.map(({ name, unitCents }) => `${Math.min(unitCents, fromCents)} ${name}`);
    rows.push(`${wrap(goods, ' + ')} - ${fromCents} ${reached} >= 0`);
  }
}

/** Whole positions. Favourites, pinned positions and unavailable ones are the caller's business. */
export function cartProgram({ vendors, positions, parcelWorthCents = 0 }: CartProblem): string {
  const program: Program = { objective: [], rows: [], binaries: [], integers: [] };
  const sales: Sale[][] = vendors.map(() => []);
  for (const [position, { offers }] of positions.entries()) {
    for (const { vendor, cents } of offers) {
      const name = `x${position}_${vendor}`;
      program.objective.push(`+ ${cents} ${name}`);
      program.binaries.push(name);
      sales[vendor]?.push({ name, unitCents: cents, most: 1 });
    }
    const names = offers.map(({ vendor }) => `x${position}_${vendor}`);
    program.rows.push(`${wrap(names, ' + ')} = 1`);
  }
  for (const [vendor, { feeLevels }] of vendors.entries()) {
    const worth = feeLevels.map((level) => ({ ...level, feeCents: level.feeCents + parcelWorthCents }));
    addVendor(program, vendor, worth, sales[vendor] ?? []);
  }
  return write(program);
}
