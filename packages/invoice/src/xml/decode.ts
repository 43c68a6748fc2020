// How the bytes of an XML file become text: by their mark, by the shape of the first characters, else by the declaration.
import { toLatin1 } from '../latin1.ts';
import type { Encoding, InvoicePlatform } from '../platform.ts';
import { InvoiceRefusal } from '../refusal.ts';

const declared: ReadonlyMap<string, Encoding> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  // A declaration that can be read byte by byte is no UTF-16, whatever it says: programs write it before they convert.
  ['utf-16', 'utf-8'],
  ['utf-16le', 'utf-8'],
  ['utf-16be', 'utf-8'],
  ['unicode', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['iso_8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['latin9', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
]);

const shapes: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // "<" and what follows it, without a mark.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

export function decodeXml(bytes: Uint8Array, { decode }: InvoicePlatform): string {
  const encoding = shapeEncoding(bytes) ?? declaredEncoding(bytes);
  const text = decode(bytes, encoding);
  if (text === null) throw new InvoiceRefusal('ENCODING_WRONG', { encoding: encoding.toUpperCase() });
  // Some programs write empty lines before the declaration, and fill the end of the file.
  return text.slice(0, lengthWithoutFill(text)).trimStart();
}

/** Zeros, spaces and other signs that are no text. */
function lengthWithoutFill(text: string): number {
  let length = text.length;
  while (length > 0 && text.charCodeAt(length - 1) <= 0x20) length -= 1;
  return length;
}

const shapeEncoding = (bytes: Uint8Array): Encoding | undefined =>
  shapes.find(([, shape]) => shape.every((byte, at) => bytes[at] === byte))?.[0];

/** In XML, no declaration means UTF-8. */
function declaredEncoding(bytes: Uint8Array): Encoding {
  const start = toLatin1(bytes.subarray(0, 400));
  const name = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  const encoding = declared.get(name.toLowerCase());
  if (encoding === undefined) throw new InvoiceRefusal('ENCODING_UNKNOWN', { encoding: name.slice(0, 40) });
  return encoding;
}

/** True if the first character that is no space is the beginning of a tag, in any of the encodings. */
export function looksLikeXml(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 400).filter((byte) => byte !== 0);
  const text = toLatin1(start).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return text.trimStart().startsWith('<');
}
