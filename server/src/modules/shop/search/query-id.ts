// The id of one search. It begins with a mark of the query, by which a later click finds what was searched for.
import { createHash, randomBytes } from 'node:crypto';

/** Characters of the mark; the database makes the same of the stored query. */
export const markLength = 16;
export const queryIdForm = /^[0-9a-f]{32}$/;
/** Shorter queries tell nothing. */
export const shortestLogged = 3;
const longestLogged = 100;

/** How a query is counted: however it was written. */
export const normalised = (query: string): string =>
  query
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longestLogged);

export const newQueryId = (query: string): string =>
  createHash('md5').update(normalised(query)).digest('hex').slice(0, markLength) +
  randomBytes(8).toString('hex');
