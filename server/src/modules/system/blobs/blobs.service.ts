// Files made for a practice: written in pieces, fetched by an id that nobody can guess, kept for some days.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Platform, UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import * as repository from './blobs.repository.ts';

const day = 24 * 60 * 60 * 1000;
const daysKept = 7;
/** As much as is read and sent at a time. */
const partSize = 1024 * 1024;

interface NewFile {
  readonly name: string;
  readonly mediaType: string;
}

/** Takes bytes as they come and keeps them in parts of one size; the last of them when it is finished. */
export class BlobWriter {
  #waiting: Buffer[] = [];
  #waitingSize = 0;
  #parts = 0;
  #size = 0;

  private constructor(readonly id: string) {}

  static async begin(tx: Tx, now: Date, { name, mediaType }: NewFile): Promise<BlobWriter> {
    const id = randomBytes(24).toString('hex');
    const expiresAt = new Date(now.getTime() + daysKept * day);
    await repository.insertBlob(tx, { id, name, mediaType, expiresAt });
    return new BlobWriter(id);
  }

  /** With one that was begun for a job, and of which nothing is written yet. */
  static goOn(id: string): BlobWriter {
    return new BlobWriter(id);
  }

  async write(tx: Tx, pieces: readonly Buffer[]): Promise<void> {
    for (const piece of pieces) {
      this.#waiting.push(piece);
      this.#waitingSize += piece.length;
      if (this.#waitingSize >= partSize) await this.#flush(tx);
    }
  }

  async finish(tx: Tx): Promise<void> {
    if (this.#waitingSize > 0) await this.#flush(tx);
    await repository.finishBlob(tx, this.id, this.#size);
  }

  async #flush(tx: Tx): Promise<void> {
    await repository.insertPart(tx, this.id, this.#parts, Buffer.concat(this.#waiting));
    this.#parts += 1;
    this.#size += this.#waitingSize;
    this.#waiting = [];
    this.#waitingSize = 0;
  }
}

export const deleteBlob = (tx: Tx, id: string): Promise<number> => repository.deleteBlob(tx, id);

type DownloadHandler = (context: UserContext, id: string) => Promise<void>;
const downloadHandlers = new Set<DownloadHandler>();

/** A domain above registers here what it does when a file is fetched. */
export function registerDownloadHandler(handler: DownloadHandler): void {
  downloadHandlers.add(handler);
}

export async function downloadBlob(context: UserContext, id: string): Promise<FileAnswer> {
  const blob = await repository.findBlob(context.tx, id);
  if (blob === null) throw new Refusal('NOT_FOUND');
  for (const handle of downloadHandlers) await handle(context, id);
  const content = Readable.from(partsOf(context.database, context.user.practiceId, id));
  return { name: blob.name, mediaType: blob.media_type, size: blob.size, content };
}

/** Reads each part in a transaction of its own, so that a slow download holds no connection between parts. */
async function* partsOf(database: Platform['database'], practiceId: number, id: string) {
  for (let number = 0; ; number += 1) {
    const part = await database.forPractice(practiceId, (tx) => repository.findPart(tx, id, number));
    if (part === null) return;
    yield part;
  }
}
