// How often a pairing code may be guessed. Only failures count; nobody is kept from pairing by what a few others try.
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { countAttempt, forgiveAttempt, type Limit, noteAttempt } from '../../../platform/rate-limit.ts';

const minutes = 10;
const byNetwork: Limit = { name: 'pair:ip', attempts: 10, minutes };
/** From so many failures of all together on, each network has fewer tries … */
const crowd = 100;
const slowNetwork: Limit = { name: 'pair:slow', attempts: 3, minutes };
/** … and with so many nobody tries any more: of 2^40 codes nobody guesses one then. */
const ofAll: Limit = { name: 'pair:all', attempts: 1000, minutes };
const all = 'all';

/** Refuses when there were too many; to be called before the code is looked at. Answers how to take it back. */
export async function countPairing(plain: Tx, network: string): Promise<() => Promise<void>> {
  await countAttempt(plain, byNetwork, network);
  const attempts = await noteAttempt(plain, ofAll, all);
  try {
    if (attempts > crowd) await countAttempt(plain, slowNetwork, network);
    if (attempts > ofAll.attempts) throw new Refusal('TOO_MANY_REQUESTS', { minutes });
  } catch (error) {
    // A refused attempt was not tried, so it is no failure.
    await forgiveAttempt(plain, ofAll, all);
    throw error;
  }
  return async () => {
    await forgiveAttempt(plain, byNetwork, network);
    await forgiveAttempt(plain, ofAll, all);
    if (attempts > crowd) await forgiveAttempt(plain, slowNetwork, network);
  };
}
