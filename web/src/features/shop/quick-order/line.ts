// A line of the quick order: what was written, what it means, and how much of it.
import type { LineMatch, QuickLinePrice } from '@praxora/contract/shop/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { amountIn } from '@praxora/rules/shop/quick-order-lines';

export interface Line {
  readonly key: string;
  readonly text: string;
  /** Null: nothing that can be ordered was written; `amountText` is what stands there. */
  readonly quantity: number | null;
  readonly amountText: string;
  /** False: the amount is known, and a number behind the text belongs to it. */
  readonly mayHoldAmount: boolean;
  readonly isScanned: boolean;
  /** Which of several was chosen. */
  readonly productId: number | null;
  /** Null: the best one. */
  readonly vendorId: number | null;
  /** Null: it is being looked up, or could not be. */
  readonly match: LineMatch | null;
}

/** Of the field with its text. */
export const lineTextId = ({ key }: Line): string => `line-${key}`;

export interface NewLine extends Pick<Line, 'text'>, Partial<Omit<Line, 'key' | 'text'>> {}

/** What is not said is one of it. */
export const presetAmount = 1;

export const newLine = (fields: NewLine): Line => ({
  key: crypto.randomUUID(),
  quantity: presetAmount,
  amountText: '',
  mayHoldAmount: true,
  isScanned: false,
  productId: null,
  vendorId: null,
  match: null,
  ...fields,
});

/** The product it means; null: none, or somebody has to choose. */
export function lineProduct({ match, productId }: Line): QuickProduct | null {
  if (match === null) return null;
  if (productId !== null) return match.products.find(({ id }) => id === productId) ?? null;
  return match.products.length === 1 ? (match.products[0] ?? null) : null;
}

/** With what the server says it means: an amount that stood behind the text is taken off it. */
export function matched(line: Line, match: LineMatch): Line {
  const { amount, amountText } = match;
  const isTaken = line.mayHoldAmount && (amount !== null || amountText !== '');
  if (!isTaken) return { ...line, match };
  const text = amountIn(line.text)?.text ?? line.text;
  return { ...line, match, mayHoldAmount: false, quantity: amount, amountText, text };
}

/** Adds a scan: a code scanned again increases its quantity by one; any other code is a new line. */
export function withScan(lines: readonly Line[], text: string): { lines: Line[]; added: Line | null } {
  const again = lines.findIndex((line) => line.isScanned && line.text === text);
  if (again >= 0)
    return {
      lines: lines.map((line, index) =>
        index === again ? { ...line, quantity: (line.quantity ?? 0) + 1, amountText: '' } : line,
      ),
      added: null,
    };
  const added = newLine({ text, isScanned: true, mayHoldAmount: false });
  return { lines: [...lines, added], added };
}

/** A line that can be ordered as it stands, with what it would add. */
export interface ReadyLine {
  readonly line: Line;
  readonly product: QuickProduct;
  readonly quantity: number;
}

export const readyLines = (lines: readonly Line[]): ReadyLine[] =>
  lines.flatMap((line) => {
    const product = lineProduct(line);
    return product && line.quantity !== null && line.quantity > 0
      ? { line, product, quantity: line.quantity }
      : [];
  });

export type Prices = ReadonlyMap<string, QuickLinePrice>;

export interface OrderedLine extends ReadyLine {
  readonly price: QuickLinePrice;
  readonly order: NonNullable<QuickLinePrice['order']>;
}

/** Lines that a vendor sells. */
export const orderedLines = (lines: readonly Line[], prices: Prices): OrderedLine[] =>
  readyLines(lines).flatMap((ready) => {
    const price = prices.get(ready.line.key);
    return price?.order && price.order.quantity > 0 ? { ...ready, price, order: price.order } : [];
  });

/** As the calls take them: what is shown, from whom it is shown. */
export const linesToSend = (ordered: readonly OrderedLine[]) =>
  ordered.map(({ product, order }) => ({
    productId: product.id,
    quantity: order.quantity,
    vendorId: order.vendorId,
  }));

export type LineState =
  | 'waiting'
  | 'missing'
  | 'choice'
  | 'amountMissing'
  | 'amountWrong'
  | 'unsold'
  | 'ready';

/** State of a line; reasons that prevent adding it to the cart come first: product, quantity, vendor. */
export function lineState(line: Line, price: QuickLinePrice | undefined): LineState {
  const { match, quantity, amountText } = line;
  if (match === null) return 'waiting';
  if (match.products.length === 0) return 'missing';
  if (lineProduct(line) === null) return 'choice';
  if (quantity === null) return amountText === '' ? 'amountMissing' : 'amountWrong';
  if (price === undefined) return 'waiting';
  return price.order && price.order.quantity > 0 ? 'ready' : 'unsold';
}

/** States in which a line waits for somebody to decide. */
const openStates: readonly LineState[] = ['missing', 'choice', 'amountMissing', 'amountWrong', 'unsold'];

export const isOpenLine = (line: Line, price: QuickLinePrice | undefined): boolean =>
  openStates.includes(lineState(line, price));

/** As a list keeps them; an open line stays what was written. */
export const linesToKeep = (lines: readonly Line[]) =>
  lines.map((line) => {
    const product = lineProduct(line);
    const { text, quantity, amountText } = line;
    return {
      ...(product === null ? { text } : { productId: product.id }),
      ...{ quantity, amountText: quantity === null ? amountText : '' },
    };
  });
