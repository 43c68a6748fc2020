// A database that is down, starting, ending, too slow or without disk space is no fault of the request: the client may try again.
import { Unavailable } from '../errors.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Connection exceptions; too many connections; ended by the operator, by a crash, or still starting. */
const isServerEnding = (code: string): boolean =>
  /^08...$/.test(code) || ['53300', '57P01', '57P02', '57P03'].includes(code);

/** Errors of the driver itself, which have no code. */
const driverMessages =
  /^Connection terminated|^timeout exp|^timeout exceeded when trying|not queryable$|^Cannot use a pool after/;

/** What a coordinator of Citus says while one of its workers is away. */
const workerMessages =
  /^connection to the remote node|^failure on connection marked as essential|^server closed the connection unexpectedly|^failed to COPY to shard|^could not (establish|open) any connections/;

function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'XX000' || code === '58030') return workerMessages.test(String(message));
  if (typeof code === 'string') return networkCodes.has(code) || isServerEnding(code);
  return typeof message === 'string' && driverMessages.test(message);
}

/** Ended by the time limit of the connection (see connections.ts), or by the operator. */
const isCancelled = (error: unknown): boolean => (error as { code?: unknown }).code === '57014';

/** Deadlock, or a conflict of two transactions: the database has undone this one so that others can go on. */
const hasGivenWay = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown }).code));

/**
 * Error class "insufficient resources" except for too many connections; an exceeded quota has no code of its own, only
 * the system's message.
 */
export const isOutOfSpace = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && /^53[124]00$/.test(code)) ||
    (typeof message === 'string' && /No space left on device|Disk quota exceeded/.test(message))
  );
};

/** A right of the role is missing, or row level security refuses a row. */
export const isDenied = (error: unknown): boolean => (error as { code?: unknown }).code === '42501';

/** Whether the error is a write in a read-only transaction: our own, or every one while another node becomes the primary. */
export const isWriteRefused = (error: unknown): boolean => (error as { code?: unknown }).code === '25006';

/** For transactions that may write: only a database that takes no writes at all refuses one there. */
export const refusedToUnavailable = (error: unknown): unknown =>
  isWriteRefused(error) ? new Unavailable('the database takes no writes', error) : error;

export function toUnavailable(error: unknown): unknown {
  if (isConnectionLost(error)) return new Unavailable('the database does not answer', error);
  if (hasGivenWay(error)) return new Unavailable('the database let another transaction go first', error);
  if (isCancelled(error)) return new Unavailable('the database takes too long', error);
  return isOutOfSpace(error) ? new Unavailable('the database has no room left', error) : error;
}
