// Counts statements by what is written to the database, message by message as its protocol has them: the driver lies within the
// program that is measured, and cannot be reached there.
import { Socket } from 'node:net';
import { backgroundName } from '../../server/src/platform/database/background-name.ts';
import { isTransactionStatement } from '../../server/src/testing/transaction-statements.ts';

const protocol = 0x0003_0000;
const headOf = { startup: 4, message: 5 };

interface Meter {
  /** Since it was last set. */
  statements: number;
}

/** Counts the statements of every connection that this process opens from now on, except those of background work. */
export function meterStatements(): Meter {
  const meter = { statements: 0 };
  const readers = new WeakMap<Socket, WireReader>();
  const write = Socket.prototype.write as (...given: unknown[]) => boolean;
  Socket.prototype.write = function metered(this: Socket, ...given: unknown[]) {
    const [written] = given;
    if (Buffer.isBuffer(written)) {
      const reader = readers.get(this) ?? new WireReader(meter);
      readers.set(this, reader);
      reader.read(written);
    }
    return write.apply(this, given);
  } as typeof Socket.prototype.write;
  return meter;
}

/** Reads one connection from its first byte on. */
class WireReader {
  readonly #meter: Meter;
  #rest: Buffer = Buffer.alloc(0);
  #state: 'new' | 'foreign' | 'background' | 'counted' = 'new';
  readonly #texts = new Map<string, string>();
  #bound = '';

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  read(written: Buffer): void {
    if (this.#state === 'foreign' || this.#state === 'background') return;
    this.#rest = this.#rest.length === 0 ? written : Buffer.concat([this.#rest, written]);
    if (this.#state === 'new') this.#start();
    if (this.#state === 'counted') this.#readMessages();
  }

  /** A connection that begins otherwise is to something else, such as a browser. */
  #start(): void {
    if (this.#rest.length < 2 * headOf.startup) return;
    const size = this.#rest.readInt32BE(0);
    if (this.#rest.readInt32BE(headOf.startup) !== protocol) this.#state = 'foreign';
    else if (this.#rest.length >= size) {
      const settings = this.#rest.toString('utf8', 2 * headOf.startup, size).split('\0');
      const name = settings[settings.indexOf('application_name') + 1] ?? '';
      this.#state = name.endsWith(backgroundName) ? 'background' : 'counted';
      this.#rest = this.#rest.subarray(size);
    }
  }

  #readMessages(): void {
    for (;;) {
      if (this.#rest.length < headOf.message) return;
      const size = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < size) return;
      this.#take(this.#rest.toString('latin1', 0, 1), this.#rest.subarray(headOf.message, size));
      this.#rest = this.#rest.subarray(size);
    }
  }

  #take(kind: string, body: Buffer): void {
    if (kind === 'P') {
      const [name = '', text = ''] = body.toString('utf8').split('\0', 2);
      this.#texts.set(name, text);
    }
    // The portal's name, then that of the statement it is filled from.
    if (kind === 'B') {
      const from = body.indexOf(0) + 1;
      this.#bound = body.toString('latin1', from, body.indexOf(0, from));
    }
    const isOfWork = kind === 'E' && !isTransactionStatement(this.#texts.get(this.#bound) ?? '');
    if (isOfWork || kind === 'Q') this.#meter.statements += 1;
  }
}
