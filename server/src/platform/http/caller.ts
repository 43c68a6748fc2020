// Who calls, and what their handler gets: the context that the call's access promises, and one transaction.
import { type Access, type Call, onlyReads, routeOf } from '@praxora/contract/shared/call';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import type { FastifyRequest } from 'fastify';
import type { Context, Platform, UserContext } from '../context.ts';
import type { Proof } from '../database/proof.ts';
import { isWriteRefused, type Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import type { Authentication } from './authentication.ts';
import { clientOf } from './client-network.ts';
import { tokenOf } from './credentials.ts';
import { sentByDevice } from './device-time.ts';
import { guardedDatabase } from './guarded-database.ts';
import { once, onceSlowly, type Payload, repeatableRequest } from './idempotency.ts';
import { KnownAskers, type Recollection } from './known-askers.ts';

/** Given by the modules that know tokens. */
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
  /** A paired device: it gets what the call's `dataForDevices` leaves. */
  readonly isDevice: boolean;
  /** Runs the work in one transaction of the practice. */
  inTransaction<Result>(work: (context: ContextByAccess[A]) => Promise<Result>): Promise<Result>;
  /**
   * Does so once for one Idempotency-Key; whoever sends the key again gets the same answer. A call that only reads needs neither
   * the key nor the transaction.
   */
  once<Data>(payload: Payload, work: (context: ContextByAccess[A]) => Promise<Data>): Promise<Data>;
  onceSlowly<Data>(payload: Payload, work: (context: LongContext<A>) => Promise<Data>): Promise<Data>;
}

/** Answers who calls, or refuses them: one way for each kind of access. */
export type Callers = { readonly [A in Access]: (request: FastifyRequest, call: Call) => Promise<Caller<A>> };

export interface Recalling {
  /** Who called with the same token lately, to begin with while it is not proven yet; null: ask the database first. */
  recall(request: FastifyRequest, call: Call): Recollection | null;
  /** Their caller, or their refusal, which is worth as much as the proof. */
  recalled(request: FastifyRequest, call: Call, recollection: Recollection): Caller<'user'>;
}

/** With `isStrict` a call that says it only reads, and writes, fails: so that a test finds it. */
export function createCallers(
  platform: Platform,
  authenticate: Authenticate,
  isStrict: boolean,
): Callers & Recalling {
  const { database } = platform;
  const askers = new KnownAskers();

  /** What should only read and writes all the same is done anew in a transaction: nobody is refused for a mistake of ours. */
  async function reading<Result>(
    { log }: FastifyRequest,
    call: Call,
    practiceId: number | null,
    work: (tx: Tx) => Promise<Result>,
    proof?: Proof,
  ): Promise<Result> {
    try {
      return await database.reading(practiceId, work, proof);
    } catch (error) {
      if (isStrict || !isWriteRefused(error)) throw error;
      log.error({ call: routeOf(call) }, 'a call that only reads has written; its contract lacks holdsRows');
      return practiceId === null ? database.forNobody(work) : database.forPractice(practiceId, work, proof);
    }
  }

  const sharedContext = (request: FastifyRequest): LongContext<'anonymous'> => ({
    ...platform,
    log: request.log,
    requestId: request.id,
    ip: clientOf(request),
  });

  async function anonymous(request: FastifyRequest, call: Call): Promise<Caller<'anonymous'>> {
    const context = sharedContext(request);
    const inTransaction: Caller<'anonymous'>['inTransaction'] = (work) =>
      database.forNobody((tx) => work({ ...context, tx }));
    return {
      meta: undefined,
      isDevice: false,
      inTransaction,
      // A key belongs to a practice: without one there is nothing to remember it by.
      once: (_payload, work) =>
        onlyReads(call)
          ? reading(request, call, null, (tx) => work({ ...context, tx }))
          : inTransaction(work),
      onceSlowly: (_payload, work) => work(context),
    };
  }

  const tokenIn = (request: FastifyRequest, call: Call) => tokenOf(request, call, platform.publicUrl());

  async function user(request: FastifyRequest, call: Call): Promise<Caller<'user'>> {
    const token = tokenIn(request, call);
    const authentication = token === null ? null : await authenticate(database.plain, token);
    if (authentication === null) throw new Refusal('NOT_LOGGED_IN');
    askers.remember(authentication);
    return callerOf(request, call, authentication);
  }

  function callerOf(
    request: FastifyRequest,
    call: Call,
    authentication: Authentication,
    proof?: Proof,
  ): Caller<'user'> {
    const { meta } = authentication;
    const user = sentByDevice(request, authentication.user);
    const { practiceId, isPro20 } = user;
    if (call.access === 'pro20' && !isPro20) throw new Refusal('NOT_ALLOWED');
    refuseUnlessOpen(authentication, call);
    const shared = sharedContext(request);
    const context = { ...shared, user, meta, ...(proof && { database: guardedDatabase(database, proof) }) };
    return {
      meta,
      isDevice: user.device !== null,
      inTransaction: (work) => database.forPractice(practiceId, (tx) => work({ ...context, tx }), proof),
      once(payload, work) {
        if (onlyReads(call))
          return reading(request, call, practiceId, (tx) => work({ ...context, tx }), proof);
        const repeatable = repeatableRequest(request, call, user, payload);
        const run = (tx: Tx) => work({ ...context, tx });
        return database.forPractice(
          practiceId,
          (tx) => (repeatable === null ? run(tx) : once(tx, repeatable, () => run(tx))),
          proof,
        );
      },
      onceSlowly(payload, work) {
        const repeatable = repeatableRequest(request, call, user, payload);
        const run = () => work(context);
        return repeatable === null ? run() : onceSlowly(context.database, practiceId, repeatable, run);
      },
    };
  }

  return {
    anonymous,
    user,
    pro20: user,
    recall(request, call) {
      if (call.access === 'anonymous') return null;
      const token = tokenIn(request, call);
      return token === null ? null : askers.recall(token);
    },
    recalled: (request, call, { authentication, proof }) => callerOf(request, call, authentication, proof),
  };
}

/** Whoever is no user in person may call what says so, for devices or by one of the token's scopes, and nothing else. */
function refuseUnlessOpen({ user, scopes }: Authentication, call: Call): void {
  if (user.device !== null && !call.isForDevices) throw new Refusal('DEVICE_NOT_ALLOWED');
  if (scopes === null || call.scopes?.some((scope) => scopes.includes(scope))) return;
  throw call.scopes === undefined
    ? new Refusal('USERS_ONLY')
    : new Refusal('SCOPE_MISSING', { scopes: call.scopes.join(', ') });
}
