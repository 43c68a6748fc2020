import { z } from 'zod';

/** Yes or no in a query, where everything is text. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
