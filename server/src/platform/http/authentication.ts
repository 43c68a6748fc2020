// What the row of a session, a token or a device tells of who asks.
import type { Scope } from '@praxora/contract/call';
import type { AskingDevice } from '../context.ts';
import type { Authentication } from './caller.ts';

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
  readonly dental_office_id: string;
  readonly basket_counter: number;
}

interface Recognition {
  readonly sessionId?: number;
  readonly apiTokenId?: number;
  readonly device?: AskingDevice;
  readonly scopes?: readonly Scope[];
}

export function authenticationOf(
  row: AskerRow,
  { sessionId, apiTokenId, device, scopes }: Recognition,
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
  };
}
