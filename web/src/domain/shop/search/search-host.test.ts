import { describe, expect, it } from 'vitest';
import { eventsAddress, isOwnServer, searchHost } from './search-host.ts';

describe('where the search answers', () => {
  it('is our own server when a path is configured', () => {
    expect(searchHost('/services/search', 'http://localhost:3000')).toEqual({
      url: 'localhost:3000/services/search',
      protocol: 'http',
      accept: 'readWrite',
    });
    expect(searchHost('/services/search/', 'https://praxora.example').protocol).toBe('https');
    expect(eventsAddress('/services/insights', 'https://praxora.example')).toBe(
      'https://praxora.example/services/insights',
    );
  });

  it('knows our practices only when it is ours', () => {
    const origin = 'https://praxora.example';
    expect(isOwnServer('/services/search', origin)).toBe(true);
    expect(isOwnServer('https://praxora.example/services/search', origin)).toBe(true);
    expect(isOwnServer('app-dsn.algolia.net', origin)).toBe(false);
  });

  it('is the provider when a host is configured', () => {
    const host = { url: 'app-dsn.algolia.net', protocol: 'https', accept: 'readWrite' };
    expect(searchHost('https://app-dsn.algolia.net', 'http://localhost:3000')).toEqual(host);
    expect(searchHost('app-dsn.algolia.net', 'http://localhost:3000')).toEqual(host);
    expect(eventsAddress('https://insights.algolia.io', 'http://localhost:3000')).toBe(
      'https://insights.algolia.io',
    );
  });
});
