// Authenticates each request with one statement, before anything of it is read or done: a session that has ended, a deactivated
// user, a revoked token and a blocked device are refused with their next request, at every server.
import type { Call, Scope } from '@praxora/contract/shared/call';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import { deviceRole, hasPermission, type Role, rolesWith } from '@praxora/contract/shared/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AskingDevice, Platform, SessionUser } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import { readToken } from './credentials.ts';

/** The user a token belongs to, what the token allows, and what every envelope tells about them. */
export interface Authentication {
  readonly user: SessionUser;
  readonly meta: UserMeta;
  /** Scopes of an API token; null: a user in person or a device, limited only by the call's own access. */
  readonly scopes: readonly Scope[] | null;
  /** The practice requires two-step login, and the time to set it up is over; never of API tokens and devices. */
  readonly mustSetUpTwoStep: boolean;
}

/** Looks a token up; given by the modules that know tokens. Null: nobody's. */
export type Authenticate = (plain: Tx, token: string) => Promise<Authentication | null>;

/** Records that a caller tried what it may not; given by the module that owns the activity log. */
export type RecordRefusedAttempt = (user: SessionUser, request: FastifyRequest, call: Call) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers: hooks and plugins find its summary, access and schemas here. */
    readonly call?: Call;
  }
  interface FastifyRequest {
    /** Null: the call is open to everybody, or the route answers no call. */
    authentication: Authentication | null;
  }
}

/** Authentication hook for all calls. Fastify reads the body of a request only after it. */
export function registerAuthentication(
  app: FastifyInstance,
  { database, publicUrl }: Platform,
  authenticate: Authenticate,
  recordRefusedAttempt: RecordRefusedAttempt,
): void {
  app.decorateRequest('authentication', null);
  app.addHook('onRequest', async (request) => {
    const call = request.routeOptions.config?.call;
    if (call === undefined || call.access === 'anonymous') return;
    const token = readToken(request, call, publicUrl());
    const authentication = token === null ? null : await authenticate(database.plain, token);
    if (authentication === null) throw new Refusal('NOT_LOGGED_IN');
    if (authentication.user.isSample && call.isRefusedInSample) throw new Refusal('SAMPLE_PRACTICE');
    if (authentication.mustSetUpTwoStep && !call.isForTwoStepSetup) throw new Refusal('TWO_STEP_REQUIRED');
    const refusal = findRefusal(authentication, call);
    if (refusal !== null) {
      await recordRefusedAttempt(authentication.user, request, call);
      throw refusal;
    }
    request.authentication = authentication;
  });
}

/** A token or a device needs its own permission first; what it may do never exceeds the role of the user in charge of it. */
function findRefusal({ user, scopes }: Authentication, call: Call): Refusal | null {
  if (call.access === 'pro20' && !user.isPro20) return new Refusal('NOT_ALLOWED');
  if (user.device !== null && !call.isForDevices) return new Refusal('DEVICE_NOT_ALLOWED');
  return (
    (scopes !== null && findScopeRefusal(scopes, call)) ||
    (user.device !== null && findRoleRefusal(deviceRole, call)) ||
    findRoleRefusal(user.role, call)
  );
}

function findScopeRefusal(scopes: readonly Scope[], call: Call): Refusal | null {
  if (call.scopes === undefined) return new Refusal('USERS_ONLY');
  if (call.scopes.some((scope) => scopes.includes(scope))) return null;
  return new Refusal('SCOPE_MISSING', { scopes: call.scopes.join(', ') });
}

function findRoleRefusal(role: Role, { path, permission }: Call): Refusal | null {
  if (permission === undefined) throw new Error(`${path} names no permission`);
  if (hasPermission(role, permission)) return null;
  return new Refusal('ROLE_NOT_ALLOWED', { roles: rolesWith(permission).join(', ') });
}

/** The columns that the look-up of every kind of token has in common. */
export interface CallerRow {
  readonly user_id: number;
  /** 0: the person in charge of a device was erased. */
  readonly person_id: number;
  readonly practice_id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly country: string;
  readonly edition: 'pro20' | 'legacy';
  readonly role: Role;
  readonly practice_name: string;
  /**
   * For a session, an id of its own that ends with it; for an API token or a device the practice's id, which grants no
   * access by itself.
   */
  readonly dental_office_id: string;
  readonly basket_counter: number;
}

/** Exactly one of the three ids is there. */
interface Credential {
  readonly sessionId?: number;
  readonly apiTokenId?: number;
  readonly device?: AskingDevice;
  readonly scopes?: readonly Scope[];
  readonly mustSetUpTwoStep?: boolean;
  readonly isSample?: boolean;
}

export function toAuthentication(
  row: CallerRow,
  { sessionId, apiTokenId, device, scopes, mustSetUpTwoStep = false, isSample = false }: Credential,
): Authentication {
  const isPro20 = row.edition === 'pro20';
  return {
    user: {
      sessionId: sessionId ?? null,
      apiTokenId: apiTokenId ?? null,
      device: device ?? null,
      userId: row.user_id,
      personId: row.person_id,
      practiceId: row.practice_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      country: row.country,
      practiceName: row.practice_name,
      dentalOfficeId: row.dental_office_id,
      isPro20,
      isSample,
      role: row.role,
    },
    meta: { is_pro20: isPro20, basket_counter: row.basket_counter },
    scopes: scopes ?? null,
    mustSetUpTwoStep,
  };
}
