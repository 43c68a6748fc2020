// Days begin at midnight of the practices' zone, also where a moment is compared.
import { timeZone } from '@praxora/rules/shared/dates';

/** Local time of a moment. */
export const localTime = (column: string): string => `(${column} at time zone '${timeZone}')`;

/** The moment a day begins. */
export const startOfLocalDay = (day: string): string => `(${day})::timestamp at time zone '${timeZone}'`;
