// Files come with the session's credentials, so the browser gets them as a blob.
import { documentCalls } from '@praxora/contract/inventory/documents.calls';
import { downloadApi } from '../../../lib/api/api.ts';

/** The browser needs a moment to take the file over. */
const keptMs = 60_000;

async function addressOfFile(documentId: number, version: number): Promise<string> {
  const file = await downloadApi(documentCalls.downloadDocument, {
    params: { documentId },
    query: { version },
  });
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}

/** In a new tab. It is opened before the file is there: later a browser takes it for advertising. */
export async function previewFile(documentId: number, version: number): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = await addressOfFile(documentId, version);
    if (tab) tab.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export async function downloadFile(documentId: number, version: number, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await addressOfFile(documentId, version);
  link.download = name;
  link.click();
}
