import type { ImportRow } from '@praxora/contract/inventory/article-import.calls';
import { expect, it } from 'vitest';
import { shownFields, wrongFields } from './shown-fields.ts';

const row = (values: ImportRow['values'], problems: ImportRow['problems'] = []): ImportRow => ({
  row: 0,
  line: 2,
  values,
  status: 'ready',
  problems,
  notes: [],
  changes: [],
  isCorrected: false,
});

it('shows what the file has, and what a row lacks, stock before the rest', () => {
  expect(shownFields([])).toEqual(['name']);
  const lacking = row({ notes: '', amount: '5', name: 'A' }, [
    { field: 'storage', code: 'REQUIRED_FIELD', params: {}, articleId: null },
  ]);
  const rows = [lacking, row({ vat: '' })];
  expect(shownFields(rows)).toEqual(['name', 'amount', 'storage', 'vat', 'notes']);
  expect(wrongFields(rows)).toEqual(['storage']);
  expect(shownFields(rows, ['storage', 'vat'])).toEqual(['name', 'storage', 'vat', 'amount', 'notes']);
});
