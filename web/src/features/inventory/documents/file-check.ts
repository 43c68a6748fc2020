// The server looks again; whoever chose a wrong file shall not wait for it to be sent.
import type { ErrorCode } from '@praxora/contract/errors';
import {
  detectMediaType,
  documentTypes,
  largestDocument,
  signatureLength,
} from '@praxora/rules/inventory/document-type';

/** File types offered by the file chooser. */
export const acceptedFiles = Object.keys(documentTypes).join(',');

/** Null: it can be sent. */
export async function fileProblem(file: File): Promise<ErrorCode | null> {
  if (file.size > largestDocument) return 'BODY_TOO_LARGE';
  const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return detectMediaType(start) === null ? 'DOCUMENT_TYPE' : null;
}
