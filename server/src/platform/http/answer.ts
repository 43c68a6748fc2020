// Registers one call of the contract: checks what is sent, runs the handler in a transaction, wraps the answer. Who calls was checked
// before, by the hook in authentication.ts.
import { type Access, type Call, callRoute } from '@praxora/contract/shared/call';
import type { Envelope } from '@praxora/contract/shared/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Platform } from '../context.ts';
import type { Semaphore } from '../semaphore.ts';
import { holdPermit } from './admission.ts';
import {
  type Caller,
  type Callers,
  type ContextByAccess,
  createCallers,
  type LongContext,
} from './caller.ts';
import {
  acceptForms,
  type FileAnswer,
  type FilesByUpload,
  fileByUpload,
  readForm,
  sendFile,
} from './files.ts';
import { type Input, readInput } from './input.ts';
import { answerWithProgress, type LongWork } from './progress.ts';

type Schema = z.ZodType;
type Upload = keyof FilesByUpload;

export interface Http {
  answer<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, A extends Access>(
    call: Call<P, Q, B, D, A>,
    handler: (
      context: ContextByAccess[A],
      input: Input<P, Q, B>,
      reply: FastifyReply,
    ) => Promise<z.output<D>>,
  ): void;
  /** For work that takes seconds: cancelled when the client goes away, with lines of progress on request. */
  answerSlowly<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, A extends Access>(
    call: Call<P, Q, B, D, A>,
    handler: (context: LongContext<A>, input: Input<P, Q, B>, work: LongWork) => Promise<z.output<D>>,
  ): void;
  /** For a call with a file in it, sent as a multipart form. The file is there unless the call says it may be left out. */
  upload<
    P extends Schema,
    Q extends Schema,
    B extends Schema,
    D extends Schema,
    A extends Access,
    U extends Upload,
  >(
    call: Call<P, Q, B, D, A> & { readonly upload: U },
    handler: (
      context: ContextByAccess[A],
      input: Input<P, Q, B> & { readonly file: FilesByUpload[U] },
    ) => Promise<z.output<D>>,
  ): void;
  /** For a call whose answer is a file. */
  download<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, A extends Access>(
    call: Call<P, Q, B, D, A>,
    handler: (context: ContextByAccess[A], input: Input<P, Q, B>) => Promise<FileAnswer>,
  ): void;
}

/** Properties of the caller that an answer depends on besides its data. */
type Addressee = Pick<Caller<Access>, 'meta' | 'isDevice'>;

/** In tests every answer is held against the contract; in production nobody pays for it. */
type CheckAnswer = (call: Call, data: unknown) => void;

interface HttpOptions {
  /** Requests and answers with a file hold a permit of it. */
  readonly files: Semaphore;
  readonly checkAnswer?: CheckAnswer | undefined;
}

export function createHttp(
  app: FastifyInstance,
  platform: Platform,
  { files, checkAnswer }: HttpOptions,
): Http {
  const callers: Callers = createCallers(platform, checkAnswer !== undefined);

  /** Common part of all kinds of answers: the address, its description for Fastify's tools, and the caller. */
  const route = <A extends Access>(
    scope: FastifyInstance,
    call: Call<Schema, Schema, Schema, Schema, A>,
    handle: (caller: Caller<A>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    scope.route({
      method: call.method,
      url: callRoute(call),
      config: { call },
      handler: async (request, reply) => handle(callers[call.access](request, call), request, reply),
    });
  };

  const envelopeOf = (call: Call, { meta, isDevice }: Addressee, answer: unknown): Envelope<unknown> => {
    checkAnswer?.(call, answer);
    // The schema drops what it does not name.
    const data = isDevice && call.dataForDevices ? call.dataForDevices.parse(answer) : answer;
    return meta ? { data, state: meta } : { data };
  };

  return {
    answer(call, handler) {
      route(app, call, async (caller, request, reply) => {
        const { body } = request;
        const input = readInput(call, request, body);
        const data = await caller.once({ body }, (context) => handler(context, input, reply));
        return envelopeOf(call, caller, data);
      });
    },

    upload(call, handler) {
      // In a scope of its own: no other call takes a form.
      app.register(async (scope) => {
        acceptForms(scope);
        route(scope, call, async (caller, request, reply) => {
          holdPermit(files, reply);
          const form = await readForm(request, reply);
          const input = {
            ...readInput(call, request, form.fields),
            file: fileByUpload[call.upload](form),
          };
          const payload = { body: form.fields, file: form.file };
          const data = await caller.once(payload, (context) => handler(context, input));
          return envelopeOf(call, caller, data);
        });
      });
    },

    download(call, handler) {
      route(app, call, async (caller, request, reply) => {
        const input = readInput(call, request, request.body);
        holdPermit(files, reply);
        return sendFile(reply, await caller.inTransaction((context) => handler(context, input)));
      });
    },

    answerSlowly(call, handler) {
      route(app, call, async (caller, request, reply) => {
        const { body } = request;
        const input = readInput(call, request, body);
        return answerWithProgress(request, reply, async (work) => {
          const data = await caller.onceSlowly({ body }, (context) => handler(context, input, work));
          return envelopeOf(call, caller, data);
        });
      });
    },
  };
}
