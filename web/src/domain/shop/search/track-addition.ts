// Analytics of an addition, for pages that have no other: fetched with the first addition.
import type { trackAddedToCart } from './insights.ts';

export const trackAddition = (...addition: Parameters<typeof trackAddedToCart>): void =>
  void import('./insights.ts').then((m) => m.trackAddedToCart(...addition));
