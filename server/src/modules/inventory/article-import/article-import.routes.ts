import { articleImportCalls as calls } from '@praxora/contract/inventory/article-import.calls';
import { finishedImportCalls } from '@praxora/contract/inventory/finished-imports.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  changeImport,
  correctRow,
  discardImport,
  getImport,
  listRows,
  uploadImport,
} from './article-import.service.ts';
import { commitImport } from './commit.ts';
import { articleTemplate, exportArticles } from './files.ts';
import { leaveOutRows, leftOutFile } from './left-out.ts';
import { listFinishedImports, undoImport } from './undo.ts';

export function articleImportRoutes(http: Http): void {
  http.upload(calls.uploadImport, (context, { file }) => uploadImport(context, file));
  http.answer(calls.getImport, (context) => getImport(context));
  http.answer(calls.changeImport, (context, { params, body }) =>
    changeImport(context, params.importId, body),
  );
  http.answer(calls.listImportRows, (context, { params, query }) =>
    listRows(context, params.importId, query),
  );
  http.answer(calls.correctImportRow, (context, { params, body }) =>
    correctRow(context, params.importId, params.row, body),
  );
  http.answer(calls.leaveOutRows, (context, { params, body }) =>
    leaveOutRows(context, params.importId, body.rows),
  );
  http.download(calls.downloadLeftOutRows, (context, { params, query }) =>
    leftOutFile(context, params.importId, query),
  );
  http.answer(calls.discardImport, (context, { params }) => discardImport(context, params.importId));
  http.answer(calls.commitImport, (context, { params }) => commitImport(context, params.importId));
  http.answer(finishedImportCalls.listFinishedImports, (context) => listFinishedImports(context));
  http.answer(finishedImportCalls.undoImport, (context, { params }) => undoImport(context, params.importId));
  http.download(calls.downloadTemplate, (context, { query }) => articleTemplate(context, query));
  http.download(calls.exportArticles, (context, { query }) => exportArticles(context, query));
}
