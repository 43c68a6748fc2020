export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const cookie of cookies.split(';')) {
    const [key = '', ...rest] = cookie.split('=');
    if (key.trim() !== name) continue;
    const value = rest.join('=').trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}

export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${attributes}`;
}

const expired = 'Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** Removes the cookie wherever it may have been set: on this host or on one of its parent domains. */
export function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  writeCookie(name, '', expired);
  for (const parent of parents) writeCookie(name, '', `Domain=${parent}; ${expired}`);
}
