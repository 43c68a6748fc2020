// Imports that were carried out: listed, and taken back as a whole while nothing of them was used.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const finishedImport = z.object({
  id: z.string(),
  fileName: z.string(),
  finishedAt: z.string(),
  finishedBy: z.string(),
  articles: whole,
  updated: whole,
  stockEntries: whole,
});
export type FinishedImport = z.infer<typeof finishedImport>;

nameSchemas({ FinishedImport: finishedImport });

export const finishedImportCalls = {
  listFinishedImports: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/imports',
    holdsRows: true,
    summary: 'Imports of the last 30 days, the newest first; each can be undone while nothing of it was used',
    access: 'pro20',
    permission: 'editArticles',
    data: z.array(finishedImport),
  }),
  undoImport: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/imports/{importId}/undo',
    summary:
      'Undo an import: what it created is taken back, and what it changed is as before; refused once something of it was used',
    access: 'pro20',
    permission: 'editArticles',
    params: z.object({ importId: z.uuid() }),
    data: z.object({ articles: whole, updated: whole, stockEntries: whole, storages: whole }),
    errors: ['NOT_FOUND', 'IMPORT_USED'],
  }),
} as const;
