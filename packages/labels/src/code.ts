// The DataMatrix as it travels: rows of modules as hexadecimal digits. Who made it is the server; here it is only drawn.
import { modulesOfCode } from './design.ts';

const digitsOfRow = modulesOfCode / 4;

const isDark = (code: string, row: number, column: number): boolean => {
  const digit = Number.parseInt(code[row * digitsOfRow + Math.floor(column / 4)] ?? '0', 16);
  return ((digit >> (3 - (column % 4))) & 1) === 1;
};

/** From the modules, row by row, 1 is dark. */
export function toBarCode(modules: readonly number[]): string {
  if (modules.length !== modulesOfCode ** 2) throw new RangeError('A code has 16 rows of 16 modules');
  let code = '';
  for (let at = 0; at < modules.length; at += 4)
    code += modules
      .slice(at, at + 4)
      .reduce((digit, module) => digit * 2 + (module ? 1 : 0), 0)
      .toString(16);
  return code;
}

export interface Bar {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** Dark modules side by side are one bar: fewer pieces, and no hairlines between them. */
export function toBars(code: string): Bar[] {
  const bars: Bar[] = [];
  for (let row = 0; row < modulesOfCode; row++)
    for (let column = 0; column < modulesOfCode; column++) {
      if (!isDark(code, row, column)) continue;
      const from = column;
      while (column + 1 < modulesOfCode && isDark(code, row, column + 1)) column++;
      bars.push({ row, column: from, length: column - from + 1 });
    }
  return bars;
}
