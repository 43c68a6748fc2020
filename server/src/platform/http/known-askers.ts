// Who asked lately. Nothing is answered by it: their next request is begun as if they were still the same, and the database says in
// the message of its first statement whether they are.
import { Proof } from '../database/proof.ts';
import { hashToken } from '../secrets.ts';
import type { Authentication } from './authentication.ts';

/** Some hundred bytes each; whoever falls out costs one message more. */
const mostKnown = 5_000;

interface KnownAsker {
  readonly authentication: Authentication;
  /** By the clock of the process. */
  readonly until: number;
}

/** Good for one request: its proof has not been given yet. */
export interface Recollection {
  readonly authentication: Authentication;
  readonly proof: Proof;
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

export class KnownAskers {
  /** By the hash of their token, those that were looked up last at the end. */
  readonly #known = new Map<string, KnownAsker>();

  remember(authentication: Authentication): void {
    const { tokenHash, lasts } = authentication.evidence;
    const key = keyOf(tokenHash);
    this.#known.delete(key);
    this.#known.set(key, { authentication, until: performance.now() + lasts });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostKnown) break;
      this.#known.delete(oldest);
    }
  }

  /** Null: not known, or their use must be noted again. */
  recall(token: string): Recollection | null {
    const tokenHash = hashToken(token);
    const known = this.#known.get(keyOf(tokenHash));
    if (known === undefined || known.until <= performance.now()) return null;
    const { user, scopes, evidence } = known.authentication;
    // Told anew by the database, and changed by whoever changes the cart: each request has its own.
    const meta = { is_pro20: user.isPro20, basket_counter: 0 };
    const proof = new Proof(evidence.form, [tokenHash, evidence.seal], (counter) => {
      meta.basket_counter = counter;
    });
    return { authentication: { user, scopes, evidence, meta }, proof };
  }
}
