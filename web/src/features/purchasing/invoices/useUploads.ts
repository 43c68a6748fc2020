// Files on their way to the server, one after the other; a ZIP archive counts as the files in it.
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { unzip } from '../../../lib/unzip.ts';
import { type TypedFields, useReceiveInvoice } from './useReceiveInvoice.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'reading' | 'done' | 'question' | 'failed';
  readonly number?: string;
  readonly invoiceId?: number;
  readonly error?: unknown;
  /** The mail that it came with and waited. */
  readonly mailId?: number;
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

/** It names another buyer. */
export const isForOthers = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVOICE_FOR_OTHERS';

/** What a person can answer: fields that the file leaves out, and whether it is for this practice. */
const isAnswerable = (error: unknown): boolean =>
  isForOthers(error) || (error instanceof ApiError && error.fields.length > 0);

/** `orderId`: the order that the files are about where they name none. */
export function useUploads(orderId?: number) {
  const receive = useReceiveInvoice();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(1);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  async function send({ key, file, mailId }: Upload, body: TypedFields = {}) {
    change(key, { state: 'reading' });
    try {
      const ofOrder = orderId === undefined ? {} : { orderId };
      const ofMail = mailId === undefined ? {} : { mailId };
      const { id, number } = await receive.send({ file, body: { ...ofOrder, ...ofMail, ...body } });
      change(key, { state: 'done', invoiceId: id, number });
    } catch (error) {
      change(key, { state: isAnswerable(error) ? 'question' : 'failed', error });
      if (Object.keys(body).length > 0) throw error;
    }
  }

  function enqueue(file: File, mailId?: number) {
    const ofMail = mailId === undefined ? {} : { mailId };
    const upload: Upload = { key: nextKey.current, file, state: 'waiting', ...ofMail };
    nextKey.current += 1;
    setUploads((before) => [...before, upload]);
    queue.current = queue.current.then(() => send(upload));
  }

  async function take(file: File) {
    if (!isZip(file)) {
      enqueue(file);
      return;
    }
    try {
      for (const inside of await unzip(file)) enqueue(inside);
    } catch (error) {
      const key = nextKey.current;
      nextKey.current += 1;
      setUploads((before) => [...before, { key, file, state: 'failed', error }]);
    }
  }

  return { uploads, take, takeFromMail: enqueue, send, clear: () => setUploads([]) };
}
