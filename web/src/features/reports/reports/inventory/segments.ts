// The largest parts of a whole, and all others as one. Pure.
import type { InventoryGroup } from '@praxora/contract/reports/stock-reports';

const colours = [
  'oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) 195)',
  'oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) 245)',
  'oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) 165)',
  'oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) 280)',
  'oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) 320)',
] as const;
const othersColour = 'var(--px-hid-mark)';

export interface Segment {
  /** As a filter has it; `others`: the rest. */
  readonly key: string;
  readonly colour: string;
  readonly valueCents: number;
  /** Null: all others together. */
  readonly group: InventoryGroup | null;
  readonly others: number;
}

/** Parts that are worth nothing have no place in the bar. */
export function toSegments(groups: readonly InventoryGroup[]): Segment[] {
  const worth = groups
    .filter(({ valueCents }) => valueCents > 0)
    .toSorted((one, other) => other.valueCents - one.valueCents);
  // A single remaining segment is shown rather than hidden behind "others".
  const shown = worth.length === colours.length + 1 ? worth : worth.slice(0, colours.length);
  const rest = worth.slice(shown.length);
  return [
    ...shown.map((group, index) => ({
      key: String(group.id ?? 'none'),
      colour: colours[index] ?? othersColour,
      valueCents: group.valueCents,
      group,
      others: 0,
    })),
    ...(rest.length > 0
      ? [
          {
            key: 'others',
            colour: othersColour,
            valueCents: rest.reduce((sum, { valueCents }) => sum + valueCents, 0),
            group: null,
            others: rest.length,
          },
        ]
      : []),
  ];
}
