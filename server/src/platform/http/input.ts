// Reads what a request brings along by the schemas of its call.
import type { Call } from '@praxora/contract/shared/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InvalidInput } from './problems.ts';
import { pathOfUnstorable } from './storable.ts';

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
}

type Part = InvalidInput['part'];

export function readInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Pick<Call<P, Q, B>, Part>,
  request: FastifyRequest,
  body: unknown,
): Input<P, Q, B> {
  return {
    params: read('params', call.params, request.params),
    query: read('query', call.query, request.query),
    body: read('body', call.body, body ?? {}),
  };
}

function read<S extends z.ZodType>(part: Part, schema: S | undefined, value: unknown): z.output<S> {
  // The type of a call without this part says so: `defineCall` makes it z.ZodUndefined.
  if (schema === undefined) return undefined as z.output<S>;
  const result = schema.safeParse(value);
  if (!result.success) throw new InvalidInput(part, result.error.issues, value);
  const path = pathOfUnstorable(result.data);
  if (path) throw new InvalidInput(part, [{ code: 'custom', path, message: 'INCORRECT_VALUE' }], value);
  return result.data;
}
