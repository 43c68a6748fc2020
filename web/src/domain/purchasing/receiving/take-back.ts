// Lines of a receipt that can be taken back, and the effect of doing so. Pure.
import type { Receipt, ReceiptLine } from '@praxora/contract/purchasing/order';

export const canGo = ({ isTakenBack, obstacle }: ReceiptLine): boolean => !isTakenBack && obstacle === null;

export const canTakeBack = ({ kind, lines }: Receipt): boolean => kind === 'receipt' && lines.some(canGo);

/** All lines that can be taken back; from an article's page only the lines of that article. */
export const suggestedLines = ({ lines }: Receipt, articleId: number | null): number[] =>
  lines
    .filter((line) => canGo(line) && (articleId === null || line.articleId === articleId))
    .map(({ id }) => id);

export const selectLines = ({ lines }: Receipt, lineIds: readonly number[]): ReceiptLine[] =>
  lines.filter(({ id }) => lineIds.includes(id));

export const countLabels = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { labelCount }) => sum + labelCount, 0);

/** Whether taking back these lines leaves nothing of a receipt with several lines. */
export const isWhole = ({ lines }: Receipt, lineIds: readonly number[]): boolean =>
  lines.length > 1 && lines.every(({ id, isTakenBack }) => isTakenBack || lineIds.includes(id));
