import { storageCalls as calls } from '@praxora/contract/inventory/storages.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  createStorage,
  createStorages,
  deleteStorage,
  getStorage,
  listStorages,
  renameStorage,
} from './storages.service.ts';

export function storageRoutes(http: Http): void {
  http.answer(calls.listStorages, (context) => listStorages(context));
  http.answer(calls.getStorage, (context, { params }) => getStorage(context, params.storageId));
  http.answer(calls.createStorage, (context, { body }) => createStorage(context, body.name));
  http.answer(calls.createStorages, (context, { body }) => createStorages(context, body.storages));
  http.answer(calls.renameStorage, (context, { params, body }) =>
    renameStorage(context, params.storageId, body),
  );
  http.answer(calls.deleteStorage, (context, { params, query }) =>
    deleteStorage(context, params.storageId, query.version),
  );
}
