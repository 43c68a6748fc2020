// The unique device identification (UDI) a code carries, as it is written beside the code, with what it names.
import { parseScan } from './parse-scan.ts';

export interface Udi {
  /** Application identifiers in brackets for GS1, the code itself for HIBC. */
  readonly text: string;
  readonly serial: string;
  readonly lot: string;
}

/** Null: the text is no code that identifies a device. `today` tells the century of years of two digits. */
export function readUdi(code: string, today: string): Udi | null {
  const scan = parseScan(code, { today });
  const { serial = '', lot = '' } = scan;
  if (scan.kind === 'gs1' && scan.gtin !== undefined) {
    const text = Object.keys(scan.elements)
      .sort()
      .map((identifier) => `(${identifier})${(scan.elements[identifier] ?? '').replace(/[()]/g, '\\$&')}`);
    return { text: text.join(''), serial, lot };
  }
  if (scan.kind === 'hibc' && scan.hibc !== undefined)
    return { text: code.trim().replace(/^\*|\*$/g, ''), serial, lot };
  return null;
}
