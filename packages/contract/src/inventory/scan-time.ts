// When something was scanned, by the clock of whoever scanned it.
import { z } from 'zod';

/** The header with the device's clock at sending. No field: a repeated request is sent later, and is the same request. */
export const deviceTimeHeader = 'device-time';

/** A clock that was never set may say 1970; what is further off is none. */
const isClockTime = (text: string): boolean => text >= '1970-01-01' && text < '2200-01-01';

export const clockTime = z.iso.datetime({ offset: true }).refine(isClockTime);
