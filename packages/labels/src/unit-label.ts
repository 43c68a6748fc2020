// On a package or what is in it: code, name, batch, expiry, storage, read from left to right.
import { labelDate, type UnitLabel } from './content.ts';
import { codeSize, type Design } from './design.ts';
import { type LabelElement, lineHeight } from './elements.ts';
import {
  batchLine,
  type Line,
  markedLine,
  markedWidth,
  markWidth,
  nameLines,
  oneLine,
  stack,
  textLine,
} from './lines.ts';

/** The code at the left edge with its id below, and the column beside it. */
export function codeColumn(
  labelId: string,
  design: Design,
): { elements: LabelElement[]; x: number; width: number } {
  const side = codeSize(design);
  const y = design.isTiny ? (design.height - side) / 2 : design.top;
  const x = design.left + side + design.gap;
  const code: LabelElement = { kind: 'code', x: design.left, y, width: side, height: side };
  const width = design.width - design.right - x;
  if (design.isTiny) return { elements: [code], x, width };
  const idHeight = design.id * lineHeight;
  // In the middle of what is left below the code, a module away at least.
  const free = design.height - design.bottom - (y + side) - idHeight;
  const idY = y + side + Math.max(design.module, free / 2);
  return {
    elements: [code, ...textLine(labelId, 'mono', design.id, 'center').place(design.left, idY, side)],
    x,
    width,
  };
}

/** Batch and expiry lines, side by side on a flat label if both fit. */
function batchAndExpiry(
  { batchNumber, expirationDate }: Pick<UnitLabel, 'batchNumber' | 'expirationDate'>,
  { line, expiry, isFlat }: Design,
  width: number,
): Line[] {
  const day = expirationDate === null ? '' : labelDate(expirationDate);
  const batch = batchNumber === '' ? [] : [batchLine(batchNumber, line, width)];
  const until = day === '' ? [] : [markedLine('expiry', day, 'bold', expiry)];
  const [first, second] = [...batch, ...until];
  const batchWidth = markedWidth('LOT', batchNumber, 'bold', line) + line;
  const dayWidth = markedWidth('expiry', day, 'bold', expiry);
  if (!isFlat || first === undefined || second === undefined || batchWidth + dayWidth > width)
    return [...batch, ...until];
  return [
    {
      height: Math.max(first.height, second.height),
      place: (x, y, all) => {
        const left = Math.max(batchWidth, Math.min(all / 2, all - dayWidth));
        return [
          ...first.place(x, y + Math.max(0, second.height - first.height), left - line / 2),
          ...second.place(x + left, y, all - left),
        ];
      },
    },
  ];
}

export function unitElements(label: UnitLabel, design: Design): LabelElement[] {
  const { elements, x, width } = codeColumn(label.labelId, design);
  const { top, bottom, height, small, isTiny } = design;
  const facts = batchAndExpiry(label, design, width);
  if (isTiny) {
    const lines = [
      ...nameLines(label.name, design, width),
      ...facts,
      textLine(label.labelId, 'mono', design.id),
    ];
    return [...elements, ...stack(lines, { x, y: top, width, end: height - bottom }).elements];
  }
  const storage =
    label.storageName === ''
      ? []
      : [
          markedLine(
            'place',
            oneLine(label.storageName, 'regular', small, width - markWidth('place', small)),
            'regular',
            small,
          ),
        ];
  const storageHeight = storage.reduce((sum, line) => sum + line.height, 0);
  const end = height - bottom - storageHeight;
  const name = stack(nameLines(label.name, design, width), { x, y: top, width, end });
  const factsY = name.y + (name.elements.length > 0 ? small * 0.45 : 0);
  return [
    ...elements,
    ...name.elements,
    ...stack(facts, { x, y: factsY, width, end }, small * 0.15).elements,
    ...stack(storage, { x, y: end, width, end: height - bottom }).elements,
  ];
}
