// For the records: name, where it comes from, batch and expiry; neither code nor id.
import type { BatchLabel } from './content.ts';
import { labelDate } from './content.ts';
import type { Design } from './design.ts';
import type { LabelElement } from './elements.ts';
import {
  batchLine,
  type Line,
  markedLine,
  markedWidth,
  markWidth,
  nameLines,
  oneLine,
  stack,
} from './lines.ts';

export function batchElements(label: BatchLabel, design: Design): LabelElement[] {
  const { left: x, right, top, bottom, height, small, isTiny } = design;
  const width = design.width - x - right;
  const facts = factLines(label, design, width);
  const factsHeight = facts.reduce((sum, line) => sum + line.height, 0);
  const factsY = height - bottom - factsHeight;
  const hasRule = facts.length > 0 && !isTiny;
  const ruleY = factsY - small * 0.6;
  const end = hasRule ? ruleY - small * 0.3 : factsY;
  const head = [...nameLines(label.name, design, width), ...(isTiny ? [] : origin(label, small, width))];
  return [
    ...stack(head, { x, y: top, width, end }, isTiny ? 0 : 0.3).elements,
    ...(hasRule ? [{ kind: 'rule', x, y: ruleY, width, height: 0.25 } as const] : []),
    ...stack(facts, { x, y: factsY, width, end: height - bottom }).elements,
  ];
}

function origin({ manufacturer, manufacturerNumber }: BatchLabel, size: number, width: number): Line[] {
  const text = [manufacturerNumber, manufacturer].filter((part) => part !== '').join(' · ');
  if (text === '') return [];
  const cut = oneLine(text, 'regular', size, width - markWidth('REF', size));
  return [markedLine('REF', cut, 'regular', size)];
}

/** Batch at the left, expiry at the right; one below the other where they do not fit beside each other. */
function factLines({ batchNumber, expirationDate }: BatchLabel, design: Design, width: number): Line[] {
  const { line: size, expiry } = design;
  const day = expirationDate === null ? '' : labelDate(expirationDate);
  const batch = batchNumber === '' ? [] : [batchLine(batchNumber, size, width)];
  const until = day === '' ? [] : [markedLine('expiry', day, 'bold', expiry)];
  const [first, second] = [...batch, ...until];
  const dayWidth = markedWidth('expiry', day, 'bold', expiry) + 0.2;
  const batchWidth = markedWidth('LOT', batchNumber, 'bold', size) + size;
  if (first === undefined || second === undefined || batchWidth + dayWidth > width)
    return [...batch, ...until];
  return [
    {
      height: Math.max(first.height, second.height),
      place: (x, y, all) => [
        ...first.place(x, y + Math.max(0, second.height - first.height), all - dayWidth - size / 2),
        ...second.place(x + all - dayWidth, y, dayWidth),
      ],
    },
  ];
}
