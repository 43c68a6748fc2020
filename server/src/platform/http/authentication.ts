// What the row of a session, a token or a device tells of who asks.
import type { Scope } from '@praxora/contract/shared/call';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import type { AskingDevice, SessionUser } from '../context.ts';
import type { ProofForm } from '../database/proof.ts';

/** Whose token is this, and what does every envelope tell about them? */
export interface Authentication {
  readonly user: SessionUser;
  readonly meta: UserMeta;
  /** What an API token may do; null: a user in person, who may do what the call's access says. */
  readonly scopes: readonly Scope[] | null;
  readonly evidence: Evidence;
}

/** What the database confirms as long as nothing of the above has changed, but for the cart. */
export interface Evidence {
  readonly form: ProofForm;
  readonly tokenHash: Buffer;
  readonly seal: string;
  /** Milliseconds until the use must be noted again, which asking for confirmation does not. */
  readonly lasts: number;
}

/** The user, and the practice they ask for; the same columns wherever somebody is recognized. */
export interface AskerRow {
  readonly user_id: number;
  readonly practice_id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly country: string;
  readonly edition: 'pro20' | 'legacy';
  readonly practice_name: string;
  /** Of a session its own, which ends with it; of an API token or a device the practice's, which opens nothing by itself. */
  readonly dental_office_id: string;
  readonly basket_counter: number;
  readonly seal: string;
  readonly noted_for: number;
}

/** Uses are noted to the minute; a little earlier we ask instead of having to be told. */
const notedEvery = 59_000;

interface Recognition {
  readonly form: ProofForm;
  readonly tokenHash: Buffer;
  readonly sessionId?: number;
  readonly apiTokenId?: number;
  readonly device?: AskingDevice;
  readonly scopes?: readonly Scope[];
}

export function authenticationOf(
  row: AskerRow,
  { form, tokenHash, sessionId, apiTokenId, device, scopes }: Recognition,
): Authentication {
  const isPro20 = row.edition === 'pro20';
  return {
    user: {
      sessionId: sessionId ?? null,
      apiTokenId: apiTokenId ?? null,
      device: device ?? null,
      userId: row.user_id,
      practiceId: row.practice_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      country: row.country,
      practiceName: row.practice_name,
      dentalOfficeId: row.dental_office_id,
      isPro20,
    },
    meta: { is_pro20: isPro20, basket_counter: row.basket_counter },
    scopes: scopes ?? null,
    evidence: { form, tokenHash, seal: row.seal, lasts: notedEvery - row.noted_for },
  };
}
