// Which practice this device belongs to, and the token it asks with.
import type { deviceCalls } from '@praxora/contract/account/devices.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { addresses } from '../lib/addresses.ts';
import { readFact, writeFact } from '../lib/scan-database.ts';
import { askServer } from '../lib/server.ts';
import type { RefusalReason } from '../queue/booking.ts';
import { readRefusal } from '../queue/outcome.ts';

export type Pairing = DataOf<typeof deviceCalls.pairDevice>;

const fact = 'pairing';

export const readPairing = (database: IDBDatabase): Promise<Pairing | undefined> =>
  readFact<Pairing>(database, fact);

export const writePairing = (database: IDBDatabase, pairing: Pairing | undefined): Promise<void> =>
  writeFact(database, fact, pairing);

/** Key of the practice that bookings of this pairing belong to. */
export const practiceKey = ({ practice }: Pairing): string => String(practice.id);

const codeLength = 8;

/** Letters and digits of what was typed, pasted or read: also of the link a picture leads to. */
export function codeIn(text: string): string {
  const behindHash = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text;
  return behindHash
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, codeLength);
}

export const missingCharacters = (code: string): number => codeLength - code.length;

/** A code as the picture of account management carries it; null: something else was read. */
export function readPairingCode(text: string): string | null {
  const isLink = /\/scan#[0-9A-Za-z-]+$/.test(text);
  const isBare = /^[0-9A-Za-z]{4}[- ]?[0-9A-Za-z]{4}$/.test(text);
  if (!isLink && !isBare) return null;
  const code = codeIn(text);
  return missingCharacters(code) === 0 ? code : null;
}

export type PairingResult =
  | { readonly type: 'paired'; readonly pairing: Pairing }
  | { readonly type: 'refused'; readonly refusal: RefusalReason }
  | { readonly type: 'noNetwork' };

export async function pairWith(code: string): Promise<PairingResult> {
  const answer = await askServer({ method: 'POST', path: addresses.pair, body: { code } }).catch(() => null);
  if (answer === null) return { type: 'noNetwork' };
  if (answer.status !== 200) return { type: 'refused', refusal: readRefusal(answer.body).refusal };
  return { type: 'paired', pairing: (answer.body as { data: Pairing }).data };
}
