import { bookings } from './bookings.ts';
import { searches } from './searches.ts';
import { shopReads } from './shop-reads.ts';
import { stockReads } from './stock-reads.ts';

export const rows = [...shopReads, ...stockReads, ...searches, ...bookings];
