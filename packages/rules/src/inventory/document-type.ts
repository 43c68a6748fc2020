// Real type of a document: detected from its first bytes, never from its name.

export const documentTypes = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
} as const;
export type DocumentMediaType = keyof typeof documentTypes;

/** Bytes a caller must hand over to be told. */
export const signatureLength = 12;

/** The largest file that is kept. */
export const largestDocument = 20 * 1024 * 1024;

const signatures: readonly (readonly [DocumentMediaType, ...(readonly (number | null)[])])[] = [
  ['application/pdf', 0x25, 0x50, 0x44, 0x46, 0x2d],
  ['image/png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ['image/jpeg', 0xff, 0xd8, 0xff],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', 0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

/** Null: nothing we keep. */
export function detectMediaType(bytes: Uint8Array): DocumentMediaType | null {
  const match = signatures.find(([, ...signature]) =>
    signature.every((byte, at) => (byte === null ? bytes.length > at : bytes[at] === byte)),
  );
  return match?.[0] ?? null;
}

/** Without folders and control characters, with an ending that fits: a file must not open as something it is not. */
export function documentName(given: string, type: DocumentMediaType): string {
  const endings: readonly string[] = documentTypes[type];
  const base = given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const dot = base.lastIndexOf('.');
  const fits = dot >= 0 && endings.includes(base.slice(dot + 1).toLowerCase());
  const stem = fits ? base.slice(0, dot) : base;
  const ending = fits ? base.slice(dot + 1) : endings[0];
  // Cut between characters, never inside one.
  let cut = '';
  for (const character of stem) {
    if (cut.length + character.length > 200) break;
    cut += character;
  }
  return `${cut.trim() || 'document'}.${ending}`;
}
