// Stays at the shelf: the article's own code, what should lie there as a scale, and the place in a black band.
import type { ShelfLabel } from './content.ts';
import type { Design } from './design.ts';
import { type LabelElement, lineHeight } from './elements.ts';
import { type Line, nameLines, oneLine, stack, textLine } from './lines.ts';
import { textWidth } from './text-width.ts';
import { codeColumn } from './unit-label.ts';

export function shelfElements(label: ShelfLabel, design: Design): LabelElement[] {
  const { elements, x, width } = codeColumn(label.labelId, design);
  const { top, bottom, height, small, isTiny } = design;
  if (isTiny) {
    const lines = [
      ...nameLines(label.name, design, width),
      ...figures(label, small, width),
      textLine(label.labelId, 'mono', design.id),
    ];
    return [...elements, ...stack(lines, { x, y: top, width, end: height - bottom }).elements];
  }
  const bandHeight = label.storageName === '' ? 0 : small * 1.5;
  const end = height - bottom - bandHeight - (bandHeight === 0 ? 0 : small * 0.3);
  const stock = [...scale(label, small), ...figures(label, small, width)];
  const stockHeight = stock.reduce((sum, line) => sum + line.height, 0);
  const head = [...nameLines(label.name, design, width), ...origin(label, small, width)];
  const stockY = end - stockHeight;
  return [
    ...elements,
    ...stack(head, { x, y: top, width, end: stockY }).elements,
    ...stack(stock, { x, y: stockY, width, end }).elements,
    ...band(label.storageName, { x, y: height - bottom - bandHeight, width, height: bandHeight }, small),
  ];
}

function origin({ manufacturerNumber, unit }: ShelfLabel, size: number, width: number): Line[] {
  const text = [manufacturerNumber, unit].filter((part) => part !== '').join(' · ');
  return text === '' ? [] : [textLine(oneLine(text, 'regular', size, width), 'regular', size)];
}

/** Without an ideal stock there is nothing to measure against. */
function scale({ minimum, warning, ideal }: ShelfLabel, size: number): Line[] {
  if (ideal === null || ideal <= 0) return [];
  const part = (amount: number): number => Math.min(1, Math.max(0, amount / ideal));
  const bar = size * 0.7;
  return [
    {
      height: bar * 1.4,
      place: (x, y, width) => [
        {
          kind: 'scale',
          x,
          y,
          width,
          height: bar,
          filled: part(minimum ?? 0),
          tick: warning === null || warning <= 0 ? null : part(warning),
        },
      ],
    },
  ];
}

/** Threshold figures; "Min" and "Ideal" are the same in German and English. */
function figures({ minimum, ideal }: ShelfLabel, size: number, width: number): Line[] {
  const least = minimum === null ? '' : `Min ${minimum}`;
  const idealText = ideal === null || ideal <= 0 ? '' : `Ideal ${ideal}`;
  if (least === '' && idealText === '') return [];
  const leastWidth = textWidth(least, 'bold', size);
  // Side by side they may be too long for a small label: then the minimum stays.
  if (
    least === '' ||
    idealText === '' ||
    leastWidth + textWidth(idealText, 'bold', size) + size * 0.3 > width
  )
    return [textLine(oneLine(least || idealText, 'bold', size, width), 'bold', size)];
  const height = size * lineHeight;
  return [
    {
      height,
      place: (x, y, all) => {
        const first = leastWidth + 0.1;
        const rest = { kind: 'text', font: 'bold', size, y, height } as const;
        return [
          { ...rest, text: least, align: 'left', x, width: first },
          { ...rest, text: idealText, align: 'right', x: x + first, width: all - first },
        ];
      },
    },
  ];
}

function band(
  text: string,
  place: { x: number; y: number; width: number; height: number },
  size: number,
): LabelElement[] {
  if (text === '') return [];
  const cut = oneLine(text, 'bold', size, place.width - size);
  return [{ kind: 'band', ...place, text: cut, size }];
}
