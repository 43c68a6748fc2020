// A real SMTP server in the test's process: keeps what came, refuses or hangs where a test says so.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type SmtpStep = 'connect' | 'mail' | 'recipient' | 'data' | 'accepted';
type Done = (error?: Error | null) => void;

export class MailServer {
  readonly received: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  readonly #refusals = new Map<SmtpStep, { code: number; text: string; left: number }>();
  #held: { step: SmtpStep; reached: () => void } | null = null;
  #unanswered: Done[] = [];

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => this.#at('connect', done),
      onMailFrom: (_address, _session, done) => this.#at('mail', done),
      onRcptTo: (_address, _session, done) => this.#at('recipient', done),
      onData: (stream, _session, done) => {
        if (this.#held?.step === 'data') return this.#at('data', done);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push(readMail(Buffer.concat(chunks).toString('latin1')));
          this.#at('accepted', done);
        });
      },
    });
    // Clients die in these tests.
    this.#server.on('error', () => undefined);
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', () => listening()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  stop(): Promise<void> {
    return new Promise((stopped) => this.#server.close(() => stopped()));
  }

  refuse(step: SmtpStep, code: number, text: string, times = 1): void {
    this.#refusals.set(step, { code, text, left: times });
  }

  /** The next mail that comes to this step gets no answer any more; ends when one has come there. */
  hold(step: SmtpStep): Promise<void> {
    return new Promise((reached) => {
      this.#held = { step, reached };
    });
  }

  /** Answers after all. */
  release(): void {
    for (const done of this.#unanswered.splice(0)) done();
  }

  #at(step: SmtpStep, done: Done): void {
    if (this.#held?.step === step) {
      this.#unanswered.push(done);
      this.#held.reached();
      this.#held = null;
      return;
    }
    const refusal = this.#refusals.get(step);
    const isRefused = refusal !== undefined && refusal.left > 0;
    if (isRefused) refusal.left -= 1;
    done(isRefused ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
  }
}
