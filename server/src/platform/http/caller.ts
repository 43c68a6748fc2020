// Who calls, and what their handler gets: the context that the call's access promises, and one transaction.
import type { Access, Call, Scope } from '@praxora/contract/call';
import type { UserMeta } from '@praxora/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { Context, Platform, SessionUser, UserContext } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import { clientOf } from './client-network.ts';
import { tokenOf } from './credentials.ts';
import { once, onceSlowly, type Payload, repeatableRequest } from './idempotency.ts';

/** Given by the identity module: whose token is this, and what does every envelope tell about them? */
export interface Authentication {
  readonly user: SessionUser;
  readonly meta: UserMeta;
  /** What an API token may do; null: a user in person, who may do what the call's access says. */
  readonly scopes: readonly Scope[] | null;
}
export type Authenticate = (plain: Tx, token: string) => Promise<Authentication | null>;

export interface ContextByAccess {
  anonymous: Context;
  user: UserContext;
  pro20: UserContext;
}
/** Long work opens its own short transactions: it must not hold a connection. */
export type LongContext<A extends Access> = Omit<ContextByAccess[A], 'tx'>;

export interface Caller<A extends Access> {
  /** What every envelope tells about them; nothing about somebody without a session. */
  readonly meta: UserMeta | undefined;
  /** Runs the work in one transaction of the practice. */
  inTransaction<Result>(work: (context: ContextByAccess[A]) => Promise<Result>): Promise<Result>;
  /** Does so once for one Idempotency-Key; whoever sends the key again gets the same answer. */
  once<Data>(payload: Payload, work: (context: ContextByAccess[A]) => Promise<Data>): Promise<Data>;
  onceSlowly<Data>(payload: Payload, work: (context: LongContext<A>) => Promise<Data>): Promise<Data>;
}

/** Answers who calls, or refuses them: one way for each kind of access. */
export type Callers = { readonly [A in Access]: (request: FastifyRequest, call: Call) => Promise<Caller<A>> };

export function createCallers(platform: Platform, authenticate: Authenticate): Callers {
  const { database } = platform;

  const sharedContext = (request: FastifyRequest): LongContext<'anonymous'> => ({
    ...platform,
    log: request.log,
    requestId: request.id,
    ip: clientOf(request),
  });

  async function anonymous(request: FastifyRequest): Promise<Caller<'anonymous'>> {
    const context = sharedContext(request);
    const inTransaction: Caller<'anonymous'>['inTransaction'] = (work) =>
      database.forNobody((tx) => work({ ...context, tx }));
    return {
      meta: undefined,
      inTransaction,
      // A key belongs to a practice: without one there is nothing to remember it by.
      once: (_payload, work) => inTransaction(work),
      onceSlowly: (_payload, work) => work(context),
    };
  }

  async function user(request: FastifyRequest, call: Call): Promise<Caller<'user'>> {
    const token = tokenOf(request, call, platform.publicUrl());
    const authentication = token === null ? null : await authenticate(database.plain, token);
    if (authentication === null) throw new Refusal('NOT_LOGGED_IN');
    const { practiceId, userId, isPro20 } = authentication.user;
    if (call.access === 'pro20' && !isPro20) throw new Refusal('NOT_ALLOWED');
    refuseWithoutScope(authentication, call);
    const context = { ...sharedContext(request), user: authentication.user, meta: authentication.meta };
    return {
      meta: authentication.meta,
      inTransaction: (work) => database.forPractice(practiceId, (tx) => work({ ...context, tx })),
      once(payload, work) {
        const repeatable = repeatableRequest(request, call, userId, payload);
        return database.forPractice(practiceId, (tx) => {
          const run = () => work({ ...context, tx });
          return repeatable === null ? run() : once(tx, repeatable, run);
        });
      },
      onceSlowly(payload, work) {
        const repeatable = repeatableRequest(request, call, userId, payload);
        const run = () => work(context);
        return repeatable === null ? run() : onceSlowly(database, practiceId, repeatable, run);
      },
    };
  }

  return { anonymous, user, pro20: user };
}

/** Whoever is no user in person may call what one of their scopes is named by, and nothing else. */
function refuseWithoutScope({ scopes }: Authentication, call: Call): void {
  if (scopes === null || call.scopes?.some((scope) => scopes.includes(scope))) return;
  throw call.scopes === undefined
    ? new Refusal('USERS_ONLY')
    : new Refusal('SCOPE_MISSING', { scopes: call.scopes.join(', ') });
}
