// What of a receipt can be taken back, and what that does. Pure.
import type { Receipt, ReceiptLine } from '@praxora/contract/purchasing/order';

export const canGo = ({ isTakenBack, obstacle }: ReceiptLine): boolean => !isTakenBack && obstacle === null;

export const canTakeBack = ({ kind, lines }: Receipt): boolean => kind === 'receipt' && lines.some(canGo);

/** All that can go; from an article's page only what is of the article. */
export const suggestedLines = ({ lines }: Receipt, articleId: number | null): number[] =>
  lines
    .filter((line) => canGo(line) && (articleId === null || line.articleId === articleId))
    .map(({ id }) => id);

export const selectLines = ({ lines }: Receipt, lineIds: readonly number[]): ReceiptLine[] =>
  lines.filter(({ id }) => lineIds.includes(id));

export const countLabels = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { labelCount }) => sum + labelCount, 0);

/** Nothing of it was left out, and nothing is left of it. */
export const isWhole = ({ lines }: Receipt, lineIds: readonly number[]): boolean =>
  lines.length > 1 && lines.every(({ id, isTakenBack }) => isTakenBack || lineIds.includes(id));
