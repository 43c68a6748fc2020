// Calendar days as `2027-01-31`. One far off is a slip of the finger, and the database cannot hold every year.
import { z } from 'zod';

export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text < '2200-01-01');
