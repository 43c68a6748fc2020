// A database that is down, starting or ending is no fault of the request: whoever asked may ask again in a moment.
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
const isServersGoodbye = (code: string): boolean =>
  /^08...$/.test(code) || ['53300', '57P01', '57P02', '57P03'].includes(code);

/** What the driver itself says, which has no code. */
const driversWords =
  /^Connection terminated|^timeout exp|^timeout exceeded when trying|not queryable$|^Cannot use a pool after/;

function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return networkCodes.has(code) || isServersGoodbye(code);
  return typeof message === 'string' && driversWords.test(message);
}

export const unavailableWhenLost = (error: unknown): unknown =>
  isLost(error) ? new Unavailable('the database does not answer', error) : error;
