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
import { clientOf } from './client-network.ts';
import { tokenOf } from './credentials.ts';
import { acceptForms, type FileAnswer, readForm, sendFile, type UploadedFile } from './files.ts';
import { type KeyedRequest, keyedRequest, once, onceSlowly } from './idempotency.ts';
import type { Places } from './places.ts';
import { InvalidInput, wrongFields } from './problems.ts';
import { answerWithProgress, type LongWork } from './progress.ts';
import { pathOfUnstorable } from './storable.ts';

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

/** The file is there unless the call says it may be left out. */
type UploadHandler<C> = (
  context: ContextOf<C>,
  input: Input<C> & { file: C extends { upload: 'file' } ? UploadedFile : UploadedFile | null },
) => Promise<DataOf<C>>;
type DownloadHandler<C> = (context: ContextOf<C>, input: Input<C>) => Promise<FileAnswer>;

/** Opens its own short transactions: a long work must not hold a connection. */
type LongHandler<C> = (
  context: Omit<ContextOf<C>, 'tx'>,
  input: Input<C>,
  work: LongWork,
) => Promise<DataOf<C>>;

export interface Http {
  answer<C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(call: C, handler: Handler<C>): void;
  /** For work that takes seconds: cancelled when the client goes away, with lines of progress on request. */
  answerSlowly<C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
    call: C,
    handler: LongHandler<C>,
  ): void;
  /** For a call with a file in it, sent as a multipart form. */
  upload<C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType> & { upload: 'file' | 'optionalFile' }>(
    call: C,
    handler: UploadHandler<C>,
  ): void;
  /** For a call whose answer is a file. */
  download<C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
    call: C,
    handler: DownloadHandler<C>,
  ): void;
}

/** In tests every answer is held against the contract; in production nobody pays for it. */
type CheckAnswer = (call: Call, data: unknown) => void;

interface Surroundings {
  readonly authenticate: Authenticate;
  /** What large answers and requests need a place in. */
  readonly files: Places;
  readonly checkAnswer?: CheckAnswer | undefined;
}

export function createHttp(
  app: FastifyInstance,
  platform: Platform,
  { authenticate, files, checkAnswer = () => undefined }: Surroundings,
): Http {
  const authenticated = async (call: Call, request: FastifyRequest): Promise<Authentication | null> => {
    if (call.access === 'anonymous') return null;
    const token = tokenOf(request, call, platform.publicUrl());
    const found = token === null ? null : await authenticate(platform.database.plain, token);
    if (found === null) throw new Refusal('NOT_LOGGED_IN');
    if (call.access === 'pro20' && !found.user.isPro20) throw new Refusal('NOT_ALLOWED');
    return found;
  };

  const contextOf = (request: FastifyRequest, who: Authentication | null) => ({
    ...platform,
    log: request.log,
    requestId: request.id,
    ip: clientOf(request),
    user: who?.user,
    meta: who?.meta,
  });

  const envelopeOf = (call: Call, who: Authentication | null, data: unknown): Envelope<unknown> => {
    checkAnswer(call, data);
    return who ? { data, state: who.meta } : { data };
  };

  /** In one transaction of the practice, once for one key. */
  const inTransaction = <C extends Call, Result>(
    request: FastifyRequest,
    who: Authentication | null,
    keyed: KeyedRequest | null,
    handle: (context: ContextOf<C>) => Promise<Result>,
  ): Promise<Result> => {
    const work = (tx: Tx) => {
      const run = () => handle({ ...contextOf(request, who), tx } as unknown as ContextOf<C>);
      return keyed === null ? run() : once(tx, keyed, run);
    };
    const { database } = platform;
    return who ? database.forPractice(who.user.practiceId, work) : database.forNobody(work);
  };

  return {
    answer(call, handler) {
      app.route({
        method: call.method,
        url: urlOf(call),
        handler: async (request, reply) => {
          const who = await authenticated(call, request);
          const input = readInput(call, request) as unknown as Input<typeof call>;
          const keyed = who && keyedRequest(request, call, who.user.userId, { body: request.body });
          const data = await inTransaction(request, who, keyed, (context) =>
            handler(context as ContextOf<typeof call>, input, reply),
          );
          return envelopeOf(call, who, data);
        },
      });
    },

    upload(call, handler) {
      // In a scope of its own: no other call takes a form.
      app.register(async (scope) => {
        acceptForms(scope);
        scope.route({
          method: call.method,
          url: urlOf(call),
          handler: async (request, reply) => {
            const who = await authenticated(call, request);
            files.takeFor(reply);
            const { fields, file } = await readForm(request, reply);
            const read = readInput(call, request, fields);
            if (file === null && call.upload === 'file')
              throw wrongFields([{ field: 'file', code: 'REQUIRED_FIELD' }], fields);
            const input = { ...read, file } as never;
            const keyed = who && keyedRequest(request, call, who.user.userId, { body: fields, file });
            const data = await inTransaction(request, who, keyed, (context) =>
              handler(context as ContextOf<typeof call>, input),
            );
            return envelopeOf(call, who, data);
          },
        });
      });
    },

    download(call, handler) {
      app.route({
        method: call.method,
        url: urlOf(call),
        handler: async (request, reply) => {
          const who = await authenticated(call, request);
          const input = readInput(call, request) as unknown as Input<typeof call>;
          files.takeFor(reply);
          const file = await inTransaction(request, who, null, (context) =>
            handler(context as ContextOf<typeof call>, input),
          );
          return sendFile(reply, file);
        },
      });
    },

    answerSlowly(call, handler) {
      app.route({
        method: call.method,
        url: urlOf(call),
        handler: async (request, reply) => {
          const who = await authenticated(call, request);
          const input = readInput(call, request) as unknown as Input<typeof call>;
          const context = contextOf(request, who) as unknown as Omit<ContextOf<typeof call>, 'tx'>;
          const keyed = who && keyedRequest(request, call, who.user.userId, { body: request.body });
          return answerWithProgress(request, reply, async (work) => {
            const run = () => handler(context, input, work);
            const { database } = platform;
            const data = keyed && who ? onceSlowly(database, who.user.practiceId, keyed, run) : run();
            return envelopeOf(call, who, await data);
          });
        },
      });
    },
  };
}

const urlOf = (call: Call): string => bases[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1');

function readInput(
  call: Call,
  request: FastifyRequest,
  given: unknown = request.body ?? {},
): Record<string, unknown> {
  const read = (
    part: 'params' | 'query' | 'body',
    schema: z.ZodType | undefined,
    value: unknown,
  ): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) throw new InvalidInput(part, result.error.issues, value);
    const path = pathOfUnstorable(result.data);
    if (path) throw new InvalidInput(part, [{ code: 'custom', path, message: 'INCORRECT_VALUE' }], value);
    return result.data;
  };
  return {
    params: read('params', call.params, request.params),
    query: read('query', call.query, request.query),
    body: read('body', call.body, given),
  };
}
