// Turns whatever went wrong into one of the catalogued error forms.
import {
  type ErrorCode,
  errorCatalogue,
  errorText,
  type FailureBody,
  type InvalidInputBody,
  type RefusalBody,
} from '@praxora/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../errors.ts';

/** Input that does not fit the contract. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  constructor(
    readonly part: 'params' | 'query' | 'body',
    readonly issues: readonly z.core.$ZodIssue[],
    readonly given: unknown,
  ) {
    super(`invalid ${part}`);
  }
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
}

function invalidInputBody(error: InvalidInput): InvalidInputBody {
  return {
    errors: error.issues.map((issue) => {
      const missing = issue.code === 'invalid_type' && valueAt(error.given, issue.path) === undefined;
      const code: ErrorCode = isCode(issue.message)
        ? issue.message
        : missing
          ? 'REQUIRED_FIELD'
          : 'INCORRECT_VALUE';
      const params = issue.code === 'too_small' ? { minimum: Number(issue.minimum) } : undefined;
      const field = issue.path.join('.');
      return {
        user_details: errorText(code, params),
        tech_details: `${error.part}${field ? `.${field}` : ''}: ${issue.code}`,
        code,
        ...(params ? { params } : {}),
        field,
      };
    }),
  };
}

function refusalBody(refusal: Refusal): RefusalBody {
  return {
    errors: {
      error: refusal.message,
      code: refusal.code,
      ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
      ...(refusal.concerned ? { data: [...refusal.concerned] } : {}),
    },
  };
}

/** What Fastify itself refuses before a route is reached. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InvalidInput) return reply.code(422).send(invalidInputBody(error));
  const refusal = error instanceof Refusal ? error : refusedByFastify(error);
  if (refusal) {
    if (refusal.code === 'TOO_MANY_REQUESTS')
      reply.header('retry-after', Number(refusal.params.minutes ?? 1) * 60);
    return reply.code(refusal.status).send(refusalBody(refusal));
  }
  request.log.error({ err: error }, 'request failed');
  const body: FailureBody = {
    error: { message: errorText('SERVICE_ERROR'), code: 'SERVICE_ERROR', requestId: request.id },
  };
  return reply.code(500).send(body);
}

function refusedByFastify(error: unknown): Refusal | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return new Refusal(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Refusal('MALFORMED_REQUEST')
    : null;
}
