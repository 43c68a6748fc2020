// Where the product search answers, in the form its client wants it.

export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** A path is our own server; `https://…` or a bare name is a host of the provider. */
export function searchHost(configured: string, origin: string): SearchHost {
  const { host, pathname, protocol } = new URL(addressOf(configured), origin);
  return {
    url: host + pathname.replace(/\/+$/, ''),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}

/** Whether our own server answers, which knows the practice by its key. */
export function isOwnServer(configured: string, origin: string): boolean {
  return new URL(addressOf(configured), origin).origin === origin;
}

/** Address for analytics events, whose client takes the whole URL. */
export function eventsAddress(configured: string, origin: string): string {
  const { protocol, url } = searchHost(configured, origin);
  return `${protocol}://${url}`;
}

function addressOf(configured: string): string {
  return configured.startsWith('/') || configured.includes('://') ? configured : `https://${configured}`;
}
