// Sends reports to a service that understands Sentry's envelopes, the built-in endpoint by default. It watches nothing by itself:
// a client that follows every promise of the process makes each request pay for the rare one that fails.
import { randomBytes } from 'node:crypto';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { allowedReport } from '@praxora/rules/system/error-report';

/** A service that is slow or down must not gather what waits for it. */
const mostUnderWay = 30;
const patience = 10_000;

type Kind = 'event' | 'transaction';

export class Reporter {
  readonly #endpoint: URL;
  readonly #key: string;
  readonly #release: string;
  readonly #underWay = new Set<Promise<void>>();
  #silentUntil = 0;

  /** `https://key@host/folder/project`, as every such service writes it. */
  constructor(dsn: string, release: string) {
    const { protocol, host, username, pathname } = new URL(dsn);
    const at = pathname.lastIndexOf('/');
    const address = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
    this.#endpoint = new URL(address);
    this.#key = username;
    this.#release = release;
  }

  send(kind: Kind, report: Readonly<Record<string, unknown>>): void {
    if (this.#underWay.size >= mostUnderWay || Date.now() < this.#silentUntil) return;
    const event = allowedReport({
      event_id: randomBytes(16).toString('hex'),
      timestamp: Date.now() / 1000,
      platform: 'node',
      release: this.#release,
      environment: 'production',
      sdk: { name: 'praxora', version: this.#release },
      ...report,
    });
    const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
    const lines = [head, { type: kind }, event].map((line) => JSON.stringify(line));
    const sending = this.#post(lines.join('\n')).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Resolves when all that was sent has arrived, or was given up. */
  async flush(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** A report that does not arrive must not become another fault. */
  #post(body: string): Promise<void> {
    return new Promise((resolve) => {
      const send = this.#endpoint.protocol === 'https:' ? overHttps : overHttp;
      const headers = {
        'content-type': 'application/x-sentry-envelope',
        'content-length': Buffer.byteLength(body),
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=praxora/${this.#release}, sentry_key=${this.#key}`,
      };
      const options = { method: 'POST', headers, timeout: patience, agent: false };
      const posting = send(this.#endpoint, options, (answer) => {
        if (answer.statusCode === 429)
          this.#silentUntil = Date.now() + (Number(answer.headers['retry-after']) || 60) * 1000;
        answer.resume();
      });
      posting
        .on('timeout', () => posting.destroy())
        .on('error', () => undefined)
        .on('close', resolve)
        .end(body);
    });
  }
}
