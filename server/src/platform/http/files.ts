// Files in and out: a multipart form with one file, and an answer that is a file.
import { isUtf8 } from 'node:buffer';
import { finished, type Readable } from 'node:stream';
import { largestDocument } from '@praxora/rules/inventory/document-type';
import { cleanLine } from '@praxora/rules/shared/clean-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { type Part, readParts } from './multipart.ts';
import { wrongFields } from './problems.ts';

export interface UploadedFile {
  /** As the client calls it: to be cleaned before it is kept. */
  readonly name: string;
  readonly content: Buffer;
}

/** Without folders and what nobody sees; it is shown, and noted where what it brought is noted. */
export const cleanFileName = ({ name }: Pick<UploadedFile, 'name'>): string =>
  cleanLine(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)).slice(0, 200);

/** The fields of a form besides its file are few and short. */
const mostFields = 20;
const longestField = 10_000;
const largestForm = largestDocument + 1_000_000;
/** A browser hears the refusal only when it may send all it wanted to; beyond this the connection is closed. */
const mostDiscarded = 4 * largestForm;

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}

export interface FilesByUpload {
  file: UploadedFile;
  optionalFile: UploadedFile | null;
}

/** The form's file, which only some calls may leave out. */
export const fileByUpload: { readonly [U in keyof FilesByUpload]: (form: Form) => FilesByUpload[U] } = {
  file({ fields, file }) {
    if (file === null) throw wrongFields([{ field: 'file', code: 'REQUIRED_FIELD' }], fields);
    return file;
  },
  optionalFile: ({ file }) => file,
};

/** The routes of this scope take forms; their bodies are read by `readForm`, once it is known who asks. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** Reads the whole form; a file chosen by nobody comes without name and content. */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<Form> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const parts = readParts(await wholeBody(request, reply), type, mostFields + 1);
  const files = parts.filter(({ fileName }) => fileName !== undefined);
  const [file] = files;
  if (files.length > 1 || parts.length - files.length > mostFields) throw new Refusal('MALFORMED_REQUEST');
  const fields = parts.filter(({ fileName }) => fileName === undefined).map(fieldOf);
  return { fields: Object.fromEntries(fields), file: file ? fileOf(file) : null };
}

function wholeBody(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => reject(new Refusal('BODY_TOO_LARGE'));
    request.raw.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestForm) chunks.push(chunk);
      else chunks = [];
      if (size <= mostDiscarded) return;
      reply.header('connection', 'close');
      refuse();
    });
    // Also tells of a connection that broke before we began to read.
    finished(request.raw, { writable: false }, (error) => {
      if (error) reject(new Refusal('MALFORMED_REQUEST'));
      else if (size > largestForm) refuse();
      else resolve(Buffer.concat(chunks));
    });
  });
}

function fieldOf({ name, content }: Part): [string, string] {
  if (content.length > longestField || !isUtf8(content)) throw wrongField(name);
  return [name, content.toString()];
}

function fileOf({ name: field, fileName = '', content }: Part): UploadedFile | null {
  if (field !== 'file') throw wrongField(field);
  if (content.length > largestDocument) throw new Refusal('BODY_TOO_LARGE');
  return fileName === '' && content.length === 0 ? null : { name: fileName, content };
}

const wrongField = (field: string) => wrongFields([{ field, code: 'INCORRECT_VALUE' }], {});

export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  /** Whole, or a stream of so many bytes. */
  readonly content: Buffer | Readable;
  readonly size?: number;
}

/** Sends a file so that no browser runs it in our name, whatever its content. */
export function sendFile(reply: FastifyReply, { name, mediaType, content, size }: FileAnswer): FastifyReply {
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .headers({
      'content-disposition': attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .type(mediaType)
    .send(content);
}

/** Any name, also for clients that know ASCII only (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
