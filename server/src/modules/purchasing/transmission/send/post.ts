// Sends a POST to a foreign address: without redirects, with limits on time and answer size.
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { lookupAllowed } from '../../../../platform/outside-address.ts';

const longestWait = 20_000;
const mostBytes = 64 * 1024;
const shownCharacters = 300;

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly allowPrivate: boolean;
}

interface Answer {
  readonly status: number;
  /** For the operator and the practice, when it says why not. */
  readonly beginning: string;
}

export async function post(url: URL, body: string, { headers, allowPrivate }: PostOptions): Promise<Answer> {
  const signal = AbortSignal.timeout(longestWait);
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    request(url, {
      method: 'POST',
      // A connection of its own: one that was opened for something else was not looked at.
      agent: false,
      lookup: lookupAllowed(allowPrivate),
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Praxora' },
    })
      .once('response', answered)
      .on('error', failed)
      // Also without an error, such as when the other side wants to go on by another protocol.
      .once('close', () => failed(new Error('the connection was closed without an answer')))
      .end(body);
  }).catch((error: Error) => {
    throw signal.aborted ? new Error(`no answer within ${longestWait / 1000} s`) : error;
  });
  return { status: response.statusCode ?? 0, beginning: await beginningOf(response) };
}

/** The status is what counts: an answer that breaks off is still one. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) break;
    }
  } catch {
    // The part received so far is enough.
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, shownCharacters);
}
