// A suggestion made to order for tests.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';

export const aSuggestion = (more: Partial<ThresholdSuggestion> = {}): ThresholdSuggestion => ({
  articleId: 1,
  version: 1,
  name: 'Nitrila Blau M',
  picture: 'einweg',
  unit: { id: 3, de: 'Box', en: 'box' },
  present: { minimumStock: 6, warningStock: 12, idealStock: 30 },
  suggested: { minimumStock: 5, warningStock: 11, idealStock: 26 },
  used: [5, 5, 5],
  use: { perWeek: 5, spread: 1, most: 7, trend: null, peaks: [] },
  delivery: { source: 'receipts', fastest: 2, slowest: 4, vendors: ['Depotia'] },
  ranOut: [],
  expiring: null,
  replay: {
    present: { outDays: [], valueCents: [10_000, 10_000] },
    suggested: { outDays: [], valueCents: [8_000, 8_000] },
  },
  isHidden: false,
  ...more,
});
