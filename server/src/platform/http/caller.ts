// Arguments of a call's handler: the context that the call's access promises, and one transaction.

import { reversedEntryHeader } from '@praxora/contract/account/activity';
import { clockTime, deviceTimeHeader } from '@praxora/contract/inventory/scan-time';
import { type Access, type Call, callRoute, isWriting, onlyReads } from '@praxora/contract/shared/call';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import type { FastifyRequest } from 'fastify';
import type { Context, Platform, SessionUser, UserContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { isWriteRefused } from '../database/database-unavailable.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import { toClientNetwork } from './client-network.ts';
import { once, onceSlowly, type Payload, repeatableRequest } from './idempotency.ts';
import { preferredLanguage } from './pages.ts';

// The clock of a device at sending: what it scanned earlier is told by the same clock.
function sentByDevice(request: FastifyRequest, user: SessionUser): SessionUser {
  const header = request.headers[deviceTimeHeader];
  if (user.device === null || header === undefined) return user;
  const { success, data } = clockTime.safeParse(header);
  if (!success) throw new Refusal('DEVICE_TIME_FORM');
  return { ...user, device: { ...user.device, sentAt: new Date(data) } };
}

/** Names the session, device or API token in the notes of what it wrote last; no secret. */
function toCredential({ sessionId, apiTokenId, device }: SessionUser): string {
  if (device !== null) return `device ${device.id}`;
  return apiTokenId === null ? `session ${sessionId}` : `token ${apiTokenId}`;
}

const readerLanguage = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language']);

function readReversedEntry({ headers }: FastifyRequest): number | null {
  const header = headers[reversedEntryHeader];
  return typeof header === 'string' && /^[1-9]\d{0,14}$/.test(header) ? Number(header) : null;
}

export interface ContextByAccess {
  anonymous: Context;
  user: UserContext;
  pro20: UserContext;
}
/** Long work opens its own short transactions: it must not hold a connection. */
export type LongContext<A extends Access> = Omit<ContextByAccess[A], 'tx'>;

export interface Caller<A extends Access> {
  /** User data included in every envelope; undefined without a session. */
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

/** The caller of a request that the authentication let through: one way for each kind of access. */
export type Callers = { readonly [A in Access]: (request: FastifyRequest, call: Call) => Caller<A> };

/** With `isStrict` a call that says it only reads, and writes, fails: so that a test finds it. */
export function createCallers(platform: Platform, isStrict: boolean): Callers {
  const { database } = platform;

  /** For a call that changes something, every transaction of its practice is refused while the practice is closed. */
  const databaseFor = (call: Call): Database =>
    isWriting(call) && !call.isForClosedPractice ? { ...database, forPractice: database.changing } : database;

  /**
   * A call declared as reading that writes after all is repeated in a read-write transaction: no user is refused
   * because of our mistake.
   */
  async function reading<Result>(
    request: FastifyRequest,
    call: Call,
    practiceId: number | null,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    const language = readerLanguage(request);
    const user = request.authentication?.user;
    try {
      if (call.mayBeLate && user)
        return await database.late.reading(user.practiceId, toCredential(user), work, language);
      return await database.reading(practiceId, work, language);
    } catch (error) {
      if (isStrict || !isWriteRefused(error)) throw error;
      request.log.error(
        { call: callRoute(call) },
        'a call that only reads has written; its contract lacks holdsRows',
      );
      return practiceId === null
        ? database.forNobody(work)
        : database.forPractice(practiceId, work, language);
    }
  }

  const sharedContext = (request: FastifyRequest): LongContext<'anonymous'> => ({
    ...platform,
    log: request.log,
    requestId: request.id,
    ip: toClientNetwork(request),
  });

  function anonymous(request: FastifyRequest, call: Call): Caller<'anonymous'> {
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

  function user(request: FastifyRequest, call: Call): Caller<'user'> {
    if (request.authentication === null) throw new Error(`${callRoute(call)} was not authenticated`);
    const { meta } = request.authentication;
    const user = sentByDevice(request, request.authentication.user);
    const { practiceId } = user;
    const language = readerLanguage(request);
    const database = databaseFor(call);
    const reversedEntry = readReversedEntry(request);
    const context = { ...sharedContext(request), database, user, meta, reversedEntry };
    /** From now on a replica that lacks what was just written answers this caller nothing. */
    const noted = async <Result>(writing: Promise<Result>): Promise<Result> => {
      const result = await writing;
      // What is written stays written, whatever becomes of the note.
      if (isWriting(call))
        await database.late
          .noteWrite(toCredential(user))
          .catch((error: unknown) =>
            request.log.warn({ err: error }, 'a write was not noted for the replica'),
          );
      return result;
    };
    return {
      meta,
      isDevice: user.device !== null,
      inTransaction: (work) =>
        noted(database.forPractice(practiceId, (tx) => work({ ...context, tx }), language)),
      once(payload, work) {
        const run = (tx: Tx) => work({ ...context, tx });
        if (onlyReads(call)) return reading(request, call, practiceId, run);
        const repeatable = repeatableRequest(request, call, user, payload);
        return noted(
          database.forPractice(
            practiceId,
            (tx) => (repeatable === null ? run(tx) : once(tx, repeatable, () => run(tx))),
            language,
          ),
        );
      },
      onceSlowly(payload, work) {
        const repeatable = repeatableRequest(request, call, user, payload);
        const run = () => work(context);
        return noted(repeatable === null ? run() : onceSlowly(database, practiceId, repeatable, run));
      },
    };
  }

  return { anonymous, user, pro20: user };
}
