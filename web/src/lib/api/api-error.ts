import type { ConcernedArticle, ErrorCode, ErrorParams } from '@praxora/contract/errors';
import { type FieldError, fallbackMessage, readServerError } from './read-error.ts';

interface ApiErrorParts {
  /** HTTP status; 0 when there was no answer at all. */
  status: number;
  /** The call as the contract names it, `GET check/email/{email}`: never with the values in it. */
  call: string;
  message: string;
  code: ErrorCode | null;
  params?: ErrorParams;
  articles?: readonly ConcernedArticle[];
  fields?: readonly FieldError[];
  isForLater?: boolean;
  cause?: unknown;
}

/** A call that failed: refused by the server, not answered, or answered with something else than data. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly call: string;
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
  readonly articles: readonly ConcernedArticle[];
  readonly fields: readonly FieldError[];
  /** The server told when to come back; whatever may be repeated has been already. */
  readonly isForLater: boolean;

  constructor({ status, call, message, code, params, articles, fields, isForLater, cause }: ApiErrorParts) {
    super(message, { cause });
    this.status = status;
    this.call = call;
    this.code = code;
    this.params = params ?? {};
    this.articles = articles ?? [];
    this.fields = fields ?? [];
    this.isForLater = isForLater ?? false;
  }

  /** For reports of wrong input: the words of the server may repeat what was typed, the code and the call never do. */
  withoutValues(): ApiError {
    const { status, call, code, stack } = this;
    const bare = new ApiError({ status, call, code, message: code ?? 'Incorrect value' });
    // The first line of a stack is the message.
    bare.stack = (stack ?? '').replace(`${this.name}: ${this.message}`, `${this.name}: ${bare.message}`);
    return bare;
  }

  static fromBody(call: string, status: number, body: unknown, isForLater = false): ApiError {
    return new ApiError({ call, status, ...readServerError(body), isForLater });
  }

  /** An answer in lines that failed after its status was sent: `errors` is a refusal, `error` the server's own failure. */
  static late(call: string, body: object): ApiError {
    return new ApiError({ call, status: 'errors' in body ? 409 : 500, ...readServerError(body) });
  }

  /** The network failed or the time ran out. */
  static notAnswered(call: string, cause: unknown): ApiError {
    return new ApiError({ call, status: 0, message: fallbackMessage, code: 'UNAVAILABLE', cause });
  }

  /** The server said yes, but what it sent is no envelope. */
  static malformed(call: string, status: number): ApiError {
    return new ApiError({ call, status, message: fallbackMessage, code: 'SERVICE_ERROR' });
  }
}

/** Whether the object does not exist, or not for this practice. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND';

/** The caller took its request back (left the page, typed on): nobody needs to hear of it. */
export class RequestCancelled extends Error {
  override readonly name = 'AbortError';
}

export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
