// Which variant of a product is shown, offered or ordered first where nobody has chosen one yet. One rule for result cards,
// autocomplete, quick order and every product picker.

export interface VariantFacts {
  /** When its stock was booked last, or when the article was created; null: it is no article of the practice. */
  readonly articleUsedAt: string | null;
  /** When the practice bought it last; null: never. */
  readonly boughtAt: string | null;
  /** How many of the vendors that the practice sees have it in stock. */
  readonly vendorsInStock: number;
}

/** Whether the practice keeps it as an article or has bought it: it is marked as theirs. */
export const isOwnVariant = ({
  articleUsedAt,
  boughtAt,
}: Pick<VariantFacts, 'articleUsedAt' | 'boughtAt'>): boolean => articleUsedAt !== null || boughtAt !== null;

/**
 * The one to prefer comes first: the practice's article, the one used most recently before the others; then the variant bought
 * last; then the one that most vendors have in stock. Zero: nothing tells them apart.
 */
export function comparePreference(a: VariantFacts, b: VariantFacts): number {
  const [isArticle, isOtherArticle] = [a.articleUsedAt !== null, b.articleUsedAt !== null];
  if (isArticle !== isOtherArticle) return isArticle ? -1 : 1;
  return later(lastUse(a), lastUse(b)) || b.vendorsInStock - a.vendorsInStock;
}

/** Undefined: there is none to choose from. Of equals the first. */
export const preferredVariant = <Variant extends VariantFacts>(
  variants: readonly Variant[],
): Variant | undefined => variants.toSorted(comparePreference)[0];

const never = 0;

function lastUse({ articleUsedAt, boughtAt }: VariantFacts): number {
  return Math.max(...[articleUsedAt, boughtAt].map((time) => (time === null ? never : Date.parse(time))));
}

const later = (a: number, b: number): number => b - a;
