// Functions that a package without Node or a browser cannot have of its own; callers pass them in.

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15';

export interface InvoicePlatform {
  /** Takes a byte order mark off; null for bytes that are not of this encoding. */
  readonly decode: (bytes: Uint8Array, encoding: Encoding) => string | null;
  /** Unpacks zlib data, and of data that are cut off as much as there is. It stops at `limit` bytes. */
  readonly inflate: (bytes: Uint8Array, limit: number) => Uint8Array | 'broken' | 'too large';
}
