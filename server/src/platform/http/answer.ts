// Registers one call of the contract: checks who asks and what, runs the handler in a transaction, wraps the answer.
import {
  type BodyOf,
  bases,
  type Call,
  type DataOf,
  type ParamsOf,
  type QueryOf,
} from '@praxora/contract/call';
import type { Envelope, UserMeta } from '@praxora/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context, Platform, SessionUser, UserContext } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import { tokenOf } from './credentials.ts';
import { idempotencyKeyOf, once } from './idempotency.ts';
import { InvalidInput } from './problems.ts';

/** Given by the identity module: whose token is this, and what does every envelope tell about them? */
export interface Authentication {
  readonly user: SessionUser;
  readonly meta: UserMeta;
}
export type Authenticate = (plain: Tx, token: string) => Promise<Authentication | null>;

export interface Input<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

type ContextOf<C> = C extends { access: 'anonymous' } ? Context : UserContext;
type Handler<C> = (context: ContextOf<C>, input: Input<C>, reply: FastifyReply) => Promise<DataOf<C>>;

export interface Http {
  answer<C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(call: C, handler: Handler<C>): void;
}

/** In tests every answer is held against the contract; in production nobody pays for it. */
type CheckAnswer = (call: Call, data: unknown) => void;

export function createHttp(
  app: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
  checkAnswer: CheckAnswer = () => undefined,
): Http {
  const authenticated = async (call: Call, request: FastifyRequest): Promise<Authentication | null> => {
    if (call.access === 'anonymous') return null;
    const token = tokenOf(request, platform.publicUrl());
    const found = token === null ? null : await authenticate(platform.database.plain, token);
    if (found === null) throw new Refusal('NOT_LOGGED_IN');
    if (call.access === 'pro20' && !found.user.isPro20) throw new Refusal('NOT_ALLOWED');
    return found;
  };

  return {
    answer(call, handler) {
      app.route({
        method: call.method,
        url: bases[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const who = await authenticated(call, request);
          const input = readInput(call, request) as unknown as Input<typeof call>;
          const key = idempotencyKeyOf(request);
          const work = (tx: Tx) => {
            const context = {
              ...platform,
              log: request.log,
              requestId: request.id,
              ip: request.ip,
              tx,
              user: who?.user,
              meta: who?.meta,
            };
            const run = () => handler(context as unknown as ContextOf<typeof call>, input, reply);
            return key === null || !who ? run() : once(tx, key, `${call.method} ${call.path}`, run);
          };
          const { database } = platform;
          const data = who
            ? await database.forPractice(who.user.practiceId, work)
            : await database.forNobody(work);
          checkAnswer(call, data);
          const envelope: Envelope<unknown> = who ? { data, state: who.meta } : { data };
          return envelope;
        },
      });
    },
  };
}

function readInput(call: Call, request: FastifyRequest): Record<string, unknown> {
  const read = (
    part: 'params' | 'query' | 'body',
    schema: z.ZodType | undefined,
    value: unknown,
  ): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) throw new InvalidInput(part, result.error.issues, value);
    return result.data;
  };
  return {
    params: read('params', call.params, request.params),
    query: read('query', call.query, request.query),
    body: read('body', call.body, request.body ?? {}),
  };
}
