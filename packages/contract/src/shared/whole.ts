// A whole number of any size: ids, counts and cents in answers. One schema for all of them, since each takes its time to make,
// and every start of the server makes them all.
import { z } from 'zod';

export const whole = z.number().int();
