import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { describe, expect, it } from 'vitest';
import { replayTogether } from './replayed.ts';
import { aSuggestion } from './testing.ts';
import { isShown, type Showing, showings, viewForm } from './view.ts';

const shownUnder = (suggestion: ThresholdSuggestion): Showing[] =>
  showings.filter((show) => isShown(suggestion, show));

describe('which suggestions are shown', () => {
  it('follows what they say', () => {
    expect(shownUnder(aSuggestion())).toEqual(['all', 'tooMuch']);
    expect(shownUnder(aSuggestion({ ranOut: ['2026-09-01'] }))).toEqual(['all', 'ranOut', 'tooMuch']);
    const more = { minimumStock: 20, warningStock: 30, idealStock: 90 };
    expect(shownUnder(aSuggestion({ suggested: more }))).toEqual(['all']);
    expect(shownUnder(aSuggestion({ isHidden: true }))).toEqual(['hidden']);
  });

  it('stands in the address; anything else is all', () => {
    for (const show of showings) expect(viewForm.read(viewForm.write({ show }))).toEqual({ show });
    expect(viewForm.read(new URLSearchParams('show=nonsense'))).toEqual({ show: 'all' });
    expect(viewForm.write({ show: 'all' }).toString()).toBe('');
  });
});

it('replays add up over the articles, week by week', () => {
  const weeks = ['2026-05-18', '2026-05-25'];
  const replay = {
    present: { outDays: ['2026-05-26', '2026-05-27'], valueCents: [200, 400] },
    suggested: { outDays: [], valueCents: [100, 100] },
  };
  const both = [aSuggestion({ replay }), aSuggestion({ replay })];
  expect(replayTogether(both, 'present', weeks)).toEqual({
    outDays: 4,
    averageCents: 600,
    valueCents: [400, 800],
    isOut: [false, true],
  });
  expect(replayTogether([], 'suggested', weeks)).toMatchObject({ outDays: 0, averageCents: 0 });
});
