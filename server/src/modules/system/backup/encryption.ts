// Encryption of a backup by a passphrase: AES-256-GCM in chunks, each authenticated together with its number and whether it is the
// last one, so that chunks can be neither changed nor exchanged nor left out. The key is made by scrypt from the passphrase and
// a salt that each file has of its own; therefore a counter is enough as the nonce.
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError, cutOff, damaged } from './format.ts';

/** First bytes of an encrypted backup; one line of JSON follows. */
export const encryptionMark = 'praxora-encrypted-backup ';

const algorithm = 'aes-256-gcm';
const chunkSize = 1 << 20;
const lengthSize = 4;
const tagSize = 16;
const keySize = 32;
/** 128 MB and about half a second for each guess of a passphrase. */
const scryptCost = { N: 1 << 17, r: 8, p: 1 };
const scryptMemory = 256 << 20;

const parameters = z.object({
  format: z.literal(1),
  cipher: z.literal(algorithm),
  kdf: z.literal('scrypt'),
  N: z.literal(scryptCost.N),
  r: z.literal(scryptCost.r),
  p: z.literal(scryptCost.p),
  salt: z.base64(),
  /** Made from the passphrase beside the key; tells a wrong passphrase from a damaged file. */
  check: z.base64(),
});

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

async function deriveKey(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const bytes = await derive(passphrase.normalize('NFC'), salt, 2 * keySize, {
    ...scryptCost,
    maxmem: scryptMemory,
  });
  return { key: bytes.subarray(0, keySize), check: bytes.subarray(keySize) };
}

type Bytes = AsyncIterable<Buffer>;

/** For a pipeline: from the bytes of a backup to those of the encrypted file. */
export const encrypt = (passphrase: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(16);
    const { key, check } = await deriveKey(passphrase, salt);
    const description = { format: 1, cipher: algorithm, kdf: 'scrypt', ...scryptCost };
    const line = `${encryptionMark}${JSON.stringify({ ...description, salt: salt.toString('base64'), check: check.toString('base64') })}\n`;
    yield Buffer.from(line);
    let number = 0;
    for await (const { chunk, isLast } of chunks(source)) {
      const cipher = createCipheriv(algorithm, key, nonce(number, isLast));
      const length = Buffer.alloc(lengthSize);
      length.writeUInt32BE(chunk.length);
      yield Buffer.concat([length, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number));
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

/** Equal pieces; the last one is smaller, and empty where the pieces come out even. */
async function* chunks(source: Bytes): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    waiting.push(part);
    size += part.length;
    if (size < chunkSize) continue;
    const joined = Buffer.concat(waiting);
    const whole = size - (size % chunkSize);
    for (let at = 0; at < whole; at += chunkSize)
      yield { chunk: joined.subarray(at, at + chunkSize), isLast: false };
    waiting = [joined.subarray(whole)];
    size -= whole;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}

/** For a pipeline: from the bytes of an encrypted file to those of the backup. */
export const decrypt = (passphrase: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const input = new ByteReader(source);
    const line = await input.readLine();
    const { salt, check: expected } = parseParameters(line);
    const { key, check } = await deriveKey(passphrase, salt);
    if (expected.length !== check.length || !timingSafeEqual(check, expected))
      throw new BackupError(
        'The passphrase in BACKUP_PASSPHRASE is not the one the backup was encrypted with.',
      );
    let isLast = false;
    for (let number = 0; !isLast; number += 1) {
      const length = (await input.read(lengthSize)).readUInt32BE();
      if (length > chunkSize) throw damaged('an encrypted part has an impossible length');
      isLast = length < chunkSize;
      const sealed = await input.read(length + tagSize);
      const decipher = createDecipheriv(algorithm, key, nonce(number, isLast));
      decipher.setAuthTag(sealed.subarray(length));
      const chunk = decipher.update(sealed.subarray(0, length));
      try {
        decipher.final();
      } catch {
        throw damaged('an encrypted part was altered');
      }
      yield chunk;
    }
    if (!(await input.isAtEnd())) throw damaged('something follows its end');
  };

function parseParameters(line: string): { salt: Buffer; check: Buffer } {
  try {
    const { salt, check } = parameters.parse(JSON.parse(line.slice(encryptionMark.length)));
    return { salt: Buffer.from(salt, 'base64'), check: Buffer.from(check, 'base64') };
  } catch {
    throw damaged('the description of its encryption cannot be read');
  }
}

/** Reads exact numbers of bytes from a stream. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: Bytes) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async read(size: number): Promise<Buffer> {
    while (this.#buffer.length < size) if (!(await this.#more())) throw cutOff();
    const bytes = this.#buffer.subarray(0, size);
    this.#buffer = this.#buffer.subarray(size);
    return bytes;
  }

  async readLine(): Promise<string> {
    let end = this.#buffer.indexOf('\n');
    while (end < 0) {
      if (this.#buffer.length > 10_000) throw damaged('the description of its encryption has no end');
      if (!(await this.#more())) throw cutOff();
      end = this.#buffer.indexOf('\n');
    }
    const line = await this.read(end + 1);
    return line.toString('utf8', 0, end);
  }

  async isAtEnd(): Promise<boolean> {
    return this.#buffer.length === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#buffer = this.#buffer.length === 0 ? next.value : Buffer.concat([this.#buffer, next.value]);
    return true;
  }
}
