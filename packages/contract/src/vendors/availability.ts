import { z } from 'zod';

/** Whether an offer can be delivered. */
export const availability = z.enum(['available', 'low', 'backorder', 'unavailable']);
