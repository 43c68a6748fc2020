// Answers that take a while: cancelled as soon as the client goes away; who accepts lines sees how far it is.
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './problems.ts';

const lines = 'application/x-ndjson';

export interface LongWork {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Tells how far it is; goes nowhere when the client did not ask for it. */
  readonly report: (progress: object) => void;
}

/**
 * With `Accept: application/x-ndjson` every report is a line `{"progress": …}` and the last line is the answer or the
 * error. What fails before the first report is answered with its HTTP status, as everywhere.
 */
export async function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (work: LongWork) => Promise<object>,
): Promise<unknown> {
  const departure = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) departure.abort();
  });
  // While we looked at who asks, they may have left already.
  if (reply.raw.destroyed) departure.abort();
  const stream = (request.headers.accept ?? '').includes(lines) ? new LineStream(reply) : null;
  const report = (progress: object) => stream?.write({ progress });
  try {
    const answer = await run({ signal: departure.signal, report });
    return stream ? stream.end(answer) : answer;
  } catch (error) {
    // The client has disconnected: there is nobody to answer.
    if (departure.signal.aborted) return reply.hijack();
    if (!stream?.isOpen) throw error;
    return stream.end(toProblem(error, request).body);
  }
}

class LineStream {
  readonly #lines = new PassThrough();
  readonly #reply: FastifyReply;
  isOpen = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  write(line: object): void {
    if (!this.isOpen) {
      this.isOpen = true;
      // A proxy in front must not collect lines, and a server that closes not wait for the connection's next request.
      this.#reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
      this.#reply.type(lines).send(this.#lines);
    }
    if (!this.#lines.destroyed) this.#lines.write(`${JSON.stringify(line)}\n`);
  }

  end(line: object): FastifyReply {
    this.write(line);
    this.#lines.end();
    return this.#reply;
  }
}
