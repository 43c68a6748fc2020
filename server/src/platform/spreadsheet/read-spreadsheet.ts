// Opens a file of rows, whatever it is called: what it is, its first bytes tell.
import { decisiveBytes, detectTable, type TableFormat } from '@praxora/rules/shared/file-formats';
import { Refusal } from '../errors.ts';
import { Slices } from '../slices.ts';
import { limits } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow } from './table.ts';

type ReadTable = (file: Buffer, slices: Slices, mostRows: number) => Promise<SheetRow[]>;

const tableReaders: Readonly<Record<TableFormat, ReadTable>> = { xlsx: readXlsx, csv: readCsv };

/** The bytes that tell the format, each as one character. */
export const fileStart = (file: Buffer): string => file.subarray(0, decisiveBytes).toString('latin1');

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export async function readSpreadsheet(
  file: Buffer,
  slices = new Slices(),
  mostRows: number = limits.rows,
): Promise<SheetRow[]> {
  if (file.length > limits.bytes) throw new Refusal('BODY_TOO_LARGE');
  if (file.length === 0) throw new Refusal('IMPORT_FILE_EMPTY');
  // A workbook with a password lies in the same wrapping as one of the old kind.
  if (file.subarray(0, 8).equals(compound)) {
    const isEncrypted = file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new Refusal(isEncrypted ? 'IMPORT_FILE_ENCRYPTED' : 'IMPORT_FILE_OLD_EXCEL');
  }
  const rows = await tableReaders[detectTable(fileStart(file))](file, slices, mostRows);
  if (rows.length === 0) throw new Refusal('IMPORT_FILE_EMPTY');
  return rows;
}
