// Bytes that are no proper HTTP, or only nearly: bodies that never come, lengths that are wrong, chunks that are none.
import type { Random } from '../random.ts';
import type { FuzzRequest } from './request.ts';
import { asking } from './request-maker.ts';
import type { Sources } from './sources.ts';

const login = '{"email":"demo@praxora.example","password":"wrong-password"}';

const texts = (random: Random): readonly string[] => {
  const headed = (line: string, ...headers: string[]) =>
    [line, 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');
  const post = (...headers: string[]) => headed('POST /pro/login HTTP/1.1', ...headers);
  return [
    `${post('Content-Length: 1000')}${login}`,
    `${post('Content-Length: 10')}${login}`,
    `${post('Content-Length: -1')}${login}`,
    `${post('Content-Length: x')}${login}`,
    `${post('Content-Length: 5', 'Content-Length: 6')}${login}`,
    `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    `${post('Transfer-Encoding: chunked')}${login.length.toString(16)}\r\n${login}\r\n0\r\n\r\n`,
    `${post('Transfer-Encoding: chunked')}ffffffffffffffff\r\n${login}`,
    `${post('Transfer-Encoding: chunked')}zz\r\n${login}`,
    `${post('Transfer-Encoding: chunked')}5\r\n${login}`,
    `${post('Transfer-Encoding: gzip, identity')}${login}`,
    headed('GET / HTTP/1.1', `X-Long: ${'y'.repeat(20_000)}`),
    headed('GET / HTTP/1.1', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: y`)),
    headed('GET /\u0001 HTTP/1.1'),
    headed('GET /pro/orders?search=\u00e4\u00f6 HTTP/1.1'),
    headed('GET http://evil.example/ HTTP/1.1'),
    headed('GET * HTTP/1.1'),
    headed('CONNECT evil.example:443 HTTP/1.1'),
    headed('GET / HTTP/3.0'),
    headed('GET / HTTP/1.1', 'X-Header: \u001b[2J', 'X-Request-Id: \u001b[31m12345678'),
    headed('GET / HTTP/1.1', 'Bad Header'),
    headed('GET / HTTP/1.1', 'Connection: upgrade', 'Upgrade: websocket'),
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET',
    '\r\n\r\n\r\n',
    '\0\0\0\0',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    `${'A'.repeat(random.pick([10, 100_000]))}\r\n\r\n`,
    '',
  ];
};

export function rawRequest(number: number, sources: Sources): FuzzRequest {
  return {
    number,
    name: 'raw bytes',
    ...asking(sources),
    method: '',
    path: '',
    headers: {},
    sending: { how: 'raw', text: sources.random.pick(texts(sources.random)) },
  };
}
