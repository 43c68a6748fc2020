import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser } from '../../../lib/testing/fake-server.ts';
import { inPage } from '../../../lib/testing/hook.tsx';
import { prepareTexts, settle, takeDown } from '../../../lib/testing/screen.tsx';
import { serveSlowly } from '../../../lib/testing/slow-server.ts';
import { rowsKey, useCorrectRow, useImport, useImportRows } from './import.queries.ts';

const importId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const draft = (wrong: number) => ({ id: importId, counts: { wrong } });
const row = (name: string) => ({ row: 0, line: 2, values: { name }, status: 'ready' });
const rowsOf = (name: string) => ({ items: [row(name)], total: 1 });
const draftAddress = 'GET /pro/inventory/article/import';
const rowsAddress = `GET /pro/inventory/article/import/${importId}/rows`;
const correction = `PUT /pro/inventory/article/import/${importId}/rows/0`;

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
});
afterEach(takeDown);

it('a corrected row is not shown as it was by rows that were asked for before', async () => {
  const server = serveSlowly();
  const { used, client } = await inPage(() => ({
    draft: useImport(),
    rows: useImportRows(importId, null, 0),
    correct: useCorrectRow(importId),
  }));
  server.answer(draftAddress, draft(1));
  server.answer(rowsAddress, rowsOf('Glvoes'));
  await settle();
  act(() => void client.refetchQueries({ queryKey: rowsKey }));
  act(() => void used().correct.run({ row: 0, values: { name: 'Gloves' } }));
  await settle();
  server.answer(correction, { import: draft(0), row: row('Gloves') });
  await settle();
  server.answer(rowsAddress, rowsOf('Glvoes'));
  await settle();
  expect(used().rows.data?.items[0]?.values.name).toBe('Gloves');
  expect(used().draft.data?.counts.wrong).toBe(0);
  // The request cancelled for it is sent again.
  server.answer(rowsAddress, rowsOf('Gloves'));
  await settle();
  expect(used().rows.data?.items[0]?.values.name).toBe('Gloves');
});
