// A mail as a receiver's program reads it: headers, text and files.

export interface ReceivedMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly mediaType: string; readonly content: Buffer }[];
}

interface Part {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Bytes as Latin-1, so that none is lost. */
export function readMail(raw: string): ReceivedMail {
  const top = partOf(raw);
  const leaves = leavesOf(top);
  return {
    headers: Object.fromEntries(
      Object.entries(top.headers).map(([name, value]) => [name, decodedWords(value)]),
    ),
    text: contentOf(
      leaves.find(({ headers }) => headers['content-type']?.startsWith('text/plain')),
    ).toString(),
    files: leaves
      .filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'))
      .map((part) => ({
        name: /filename="?([^";]+)/.exec(part.headers['content-disposition'] ?? '')?.[1] ?? '',
        mediaType: part.headers['content-type']?.split(';')[0] ?? '',
        content: contentOf(part),
      })),
  };
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(partOf(inner.replace(/^\r\n/, ''))));
}

function contentOf(part: Part | undefined): Buffer {
  const encoding = part?.headers['content-transfer-encoding'];
  const body = part?.body.replace(/\r\n$/, '') ?? '';
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** =?UTF-8?Q?…?= and =?UTF-8?B?…?= in a header. */
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : contentOf({
            headers: { 'content-transfer-encoding': 'quoted-printable' },
            body: word.replaceAll('_', ' '),
          }).toString(),
    );
