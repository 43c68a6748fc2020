// On a storage: its own code, and its name as large as the label allows, on as many lines as it takes.
import type { StorageLabel } from './content.ts';
import type { Design } from './design.ts';
import { type LabelElement, lineHeight } from './elements.ts';
import { nameLines, stack, textLine } from './lines.ts';
import { codeColumn } from './unit-label.ts';

const mostLines = 4;

export function storageElements(label: StorageLabel, design: Design): LabelElement[] {
  const { elements, x, width } = codeColumn(label.labelId, design);
  const { top, bottom, height, isTiny } = design;
  const end = height - bottom;
  // A tiny label has its id below the name, as every label of that size.
  const id = isTiny ? [textLine(label.labelId, 'mono', design.id)] : [];
  const room = end - top - id.reduce((sum, line) => sum + line.height, 0);
  const lines = Math.max(1, Math.min(mostLines, Math.floor(room / (design.name * lineHeight))));
  return [
    ...elements,
    ...stack([...nameLines(label.name, design, width, lines), ...id], { x, y: top, width, end }).elements,
  ];
}
