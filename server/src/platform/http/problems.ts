// Turns whatever went wrong into one of the catalogued error forms.
import {
  type ArticleErrorCode,
  type ErrorParams,
  errorText,
  type FailureBody,
  type InvalidInputBody,
  type PlainErrorCode,
  type RefusalBody,
} from '@praxora/contract/errors';
import { codeOfIssue } from '@praxora/contract/shared/issue-code';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Log } from '../context.ts';
import { reportError } from '../error-reporting.ts';
import { type Concerned, Refusal, Unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It takes the reports of faults: its own are logged only. */
    readonly isReportEndpoint?: boolean;
  }
  interface FastifyRequest {
    /** Set where the request was turned away for lack of room. */
    unavailableReason?: string;
  }
}

// Tells the operator that requests are turned away, and why; not once for each of a thousand.
const millisecondsBetweenWords = 10_000;

let lastWord = Number.NEGATIVE_INFINITY;
let sinceThen = 0;

function logTurnedAway(log: Log, { reason, cause }: Unavailable): void {
  sinceThen += 1;
  const now = performance.now();
  if (now - lastWord < millisecondsBetweenWords) return;
  log.warn({ reason, ...(cause ? { err: cause } : {}), requests: sinceThen }, 'requests are turned away');
  lastWord = now;
  sinceThen = 0;
}

/** Input that does not fit the contract. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  constructor(
    readonly part: 'params' | 'query' | 'body',
    readonly issues: readonly z.core.$ZodIssue[],
    readonly given: unknown,
    /** The articles concerned, by field. */
    readonly concerned: ReadonlyMap<string, Concerned> = new Map(),
  ) {
    super(`invalid ${part}`);
  }
}

/** A field that fits the contract and breaks a rule, with its code of the catalogue. */
export type WrongField = { readonly field: string; readonly params?: ErrorParams } & (
  | { readonly code: PlainErrorCode; readonly concerned?: Concerned }
  | { readonly code: ArticleErrorCode; readonly concerned: Concerned }
);

export function wrongFields(problems: readonly WrongField[], given: unknown): InvalidInput {
  const issues = problems.map(({ field, code, params }) => ({
    code: 'custom' as const,
    path: field.split('.'),
    message: code,
    ...(params ? { params } : {}),
  }));
  const concerned = problems.flatMap((problem) =>
    problem.concerned ? [[problem.field, problem.concerned] as const] : [],
  );
  return new InvalidInput('body', issues, given, new Map(concerned));
}

/** Field by field, as the answer tells it. */
export function invalidInputBody(error: InvalidInput): InvalidInputBody {
  return {
    errors: error.issues.map((issue) => {
      const code = codeOfIssue(issue, error.given);
      const params = paramsOf(issue);
      const field = issue.path.join('.');
      const concerned = error.concerned.get(field);
      return {
        user_details: errorText(code, params),
        tech_details: `${error.part}${field ? `.${field}` : ''}: ${issue.code}`,
        code,
        ...(params ? { params } : {}),
        field,
        ...(concerned ? { data: [...concerned] } : {}),
      };
    }),
  };
}

/** Parameters of the error text. */
function paramsOf(issue: z.core.$ZodIssue): ErrorParams | undefined {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return issue.code === 'custom' ? (issue.params as ErrorParams | undefined) : undefined;
}

function refusalBody(refusal: Refusal): RefusalBody {
  return {
    errors: {
      error: refusal.message,
      code: refusal.code,
      ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
      ...(refusal.concerned.length > 0 ? { data: [...refusal.concerned] } : {}),
    },
  };
}

/** Errors that Fastify itself raises before a route is reached. */
const fastifyCodes: Readonly<Record<string, PlainErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

interface Problem {
  readonly status: number;
  readonly body: InvalidInputBody | RefusalBody | FailureBody;
  readonly retryAfterSeconds?: number;
}

/** In the form it leaves the server; a fault of ours is logged and reported, and nothing else is. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof InvalidInput) return { status: 422, body: invalidInputBody(error) };
  const refusal = error instanceof Refusal ? error : refusedByFastify(error);
  if (refusal instanceof Unavailable) {
    logTurnedAway(request.log, refusal);
    request.unavailableReason = refusal.reason;
  }
  if (refusal) {
    const problem = { status: refusal.status, body: refusalBody(refusal) };
    return refusal.code === 'TOO_MANY_REQUESTS'
      ? { ...problem, retryAfterSeconds: Number(refusal.params.minutes ?? 1) * 60 }
      : problem;
  }
  reportFault(error, request, 'request failed');
  return {
    status: 500,
    body: { error: { message: errorText('SERVICE_ERROR'), code: 'SERVICE_ERROR', requestId: request.id } },
  };
}

export function reportFault(error: unknown, request: FastifyRequest, what: string): void {
  request.log.error({ err: error }, what);
  // A report that fails would report its own failure, and so on.
  if (request.routeOptions.config.isReportEndpoint) return;
  reportError(error, { requestId: request.id, route: request.routeOptions.url ?? '' });
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSeconds } = toProblem(error, request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
}

function refusedByFastify(error: unknown): Refusal | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return new Refusal(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Refusal('MALFORMED_REQUEST')
    : null;
}
