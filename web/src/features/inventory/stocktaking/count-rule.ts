import type { NumberRule } from '@praxora/rules/shared/number-entry';

/** Nothing at all is a count too. */
export const countRule: NumberRule = { least: 0, most: 1_000_000, decimals: 0 };
