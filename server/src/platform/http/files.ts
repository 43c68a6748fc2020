// Files in and out: a multipart form with one file, and an answer that is a file.
import type { MultipartFile } from '@fastify/multipart';
import { largestDocument } from '@praxora/rules/document-type';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrongFields } from './problems.ts';

export interface UploadedFile {
  /** As the client calls it: to be cleaned before it is kept. */
  readonly name: string;
  readonly content: Buffer;
}

/** The fields of a form besides its file are few and short. */
export const uploadLimits = { fileSize: largestDocument, files: 1, fields: 20, fieldSize: 10_000, parts: 21 };

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: UploadedFile | null;
}

/** Reads the whole form; a file chosen by nobody comes without name and content. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: [string, unknown][] = [];
  let file: UploadedFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.push([part.fieldname, part.value]);
    else file = (await fileOf(part)) ?? file;
  }
  return { fields: Object.fromEntries(fields), file };
}

async function fileOf(part: MultipartFile): Promise<UploadedFile | null> {
  const content = await part.toBuffer();
  // A browser writes a quotation mark in a name like this.
  const name = (part.filename ?? '').replaceAll('%22', '"');
  if (part.fieldname !== 'file') throw wrongFields([{ field: part.fieldname, code: 'INCORRECT_VALUE' }], {});
  return name === '' && content.length === 0 ? null : { name, content };
}

export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Whatever a file holds, no browser may run it in our name. */
export function sendFile(reply: FastifyReply, { name, mediaType, content }: FileAnswer): FastifyReply {
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
