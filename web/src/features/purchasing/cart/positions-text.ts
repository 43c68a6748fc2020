import type { TFunction } from 'i18next';

/** "4 items"; where not all of them are to be ordered "3 of 4 items", so that the count fits the sum beside it. */
export const positionsText = (t: TFunction<'cart'>, chosen: number, count: number): string =>
  chosen === count ? t('positions', { count }) : t('positionsChosen', { chosen, count });
