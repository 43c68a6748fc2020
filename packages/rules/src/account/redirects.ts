// Where a person may be sent after login: never to an address that a stranger wrote into a link.

const legacySitePath = '/app';

/** Built character by character: control characters in a regular expression read badly and lint badly. */
function isPlain(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f || character === '\\') return false;
  }
  return true;
}

/** The text with every layer of %-encoding taken off; null when it cannot be read or never ends. */
function unwrapped(text: string): string | null {
  let current = text;
  for (let layer = 0; layer < 5; layer += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}

/** A path on this very host. The query may hold anything printable; the path may not hide a host. */
function isLocalPath(address: string): boolean {
  if (!address.startsWith('/') || !isPlain(address)) return false;
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  const decoded = unwrapped(path);
  if (decoded === null || !isPlain(decoded.replaceAll(' ', ''))) return false;
  return !decoded.includes('//') && !decoded.split('/').includes('..');
}

/** `rurl`: followed only to a path of this app, and not back to the login itself. An invitation is accepted after the login. */
export function safeReturnPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !isLocalPath(wanted)) return fallback;
  const path = (/^[^?#]*/.exec(wanted)?.[0] ?? '').toLowerCase();
  const isAuth = path === '/auth' || (path.startsWith('/auth/') && path !== '/auth/invitation');
  return isAuth ? fallback : wanted;
}

const absoluteAddress = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)(?:[/?#]|$)/i;

/** `BackURL` of a legacy user: a relative path or an address of an allowed origin, else the legacy site. */
export function safeBackUrl(wanted: string | null | undefined, allowedOrigins: readonly string[]): string {
  if (!wanted || !isPlain(wanted)) return legacySitePath;
  if (isLocalPath(wanted)) return wanted;
  const origin = absoluteAddress.exec(wanted)?.[1];
  if (origin === undefined) return legacySitePath;
  const allowed = allowedOrigins.map(withoutDefaultPort);
  return allowed.includes(withoutDefaultPort(origin)) ? wanted : legacySitePath;
}

function withoutDefaultPort(origin: string): string {
  const plain = origin.toLowerCase().replace(/\/+$/, '');
  return plain.startsWith('https:') ? plain.replace(/:443$/, '') : plain.replace(/:80$/, '');
}
