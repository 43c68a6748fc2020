import { blobCalls as calls } from '@praxora/contract/system/blobs.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { downloadBlob } from './blobs.service.ts';

export function blobRoutes(http: Http): void {
  http.download(calls.downloadBlob, (context, { params }) => downloadBlob(context, params.id));
}
