// Pictograms in a row on a sheet.
import type { Pictogram } from '@praxora/rules/inventory/dangerous-goods';
import { pictogramFrame, pictogramPaths } from '@praxora/rules/inventory/pictogram-paths';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

const red = '#c8102e';
const black = '#000000';

export function writePictograms(
  sheet: Sheet,
  pictograms: readonly Pictogram[],
  {
    x,
    y,
    size,
    perRow,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly perRow: number },
): void {
  for (const [index, pictogram] of pictograms.entries()) {
    const at = {
      x: x + (index % perRow) * (size + 2),
      y: y + Math.floor(index / perRow) * (size + 2),
      scale: size / 100,
    };
    sheet.shape(pictogramFrame, at, red);
    sheet.shape(pictogramPaths[pictogram], at, black);
  }
}
