import type { NumberRule } from '@praxora/rules/shared/number-entry';

/** Rule for a counted number; 0 is a valid count, too. */
export const countRule: NumberRule = { least: 0, most: 1_000_000, decimals: 0 };
