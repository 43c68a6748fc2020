// A row of a table as cells: days, money and flags as people of the language write them.
import { toDisplayIso } from '@praxora/rules/shared/dates';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';

export type Language = 'de' | 'en';
export type Row = Record<string, unknown>;

/** The practice is the same in every row. */
const isTold = (column: string): boolean => column !== 'practice_id';

const isMoney = (column: string): boolean => column.endsWith('_cents');
const isDay = (column: string): boolean => /_(on|date|day|until|from)$/.test(column);

export const exportedColumns = (row: Row): string[] => Object.keys(row).filter(isTold);

/** Money is written in euros. */
export const columnTitle = (column: string): string =>
  isMoney(column) ? column.replace(/_cents$/, '_eur') : column;

export function toCell(column: string, value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return flags[language][value ? 1 : 0];
  if (typeof value === 'number') return isMoney(column) ? { cents: value } : value;
  if (value instanceof Date) return toDisplayIso(value);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return isDay(column) && /^\d{4}-\d{2}-\d{2}$/.test(text) ? { day: text } : text;
}

const flags = { de: ['nein', 'ja'], en: ['no', 'yes'] } as const;
