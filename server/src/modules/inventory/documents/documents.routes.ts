import { documentCalls as calls } from '@praxora/contract/inventory/documents.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  createDocument,
  deleteDocument,
  downloadDocument,
  listDocuments,
  updateDocument,
} from './documents.service.ts';

export function documentRoutes(http: Http): void {
  http.answer(calls.listDocuments, (context, { params }) => listDocuments(context, params.articleId));
  http.upload(calls.createDocument, (context, { params, body, file }) =>
    createDocument(context, params.articleId, body, file),
  );
  http.download(calls.downloadDocument, (context, { params, query }) =>
    downloadDocument(context, params.documentId, query.version),
  );
  http.upload(calls.updateDocument, (context, { params, body, file }) =>
    updateDocument(context, params.documentId, body, file),
  );
  http.answer(calls.deleteDocument, (context, { params }) => deleteDocument(context, params.documentId));
}
