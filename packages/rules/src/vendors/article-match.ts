// Which article of the practice a line of a vendor's list means, by the numbers it gives.

/** The numbers that name one thing, in the order of their weight. */
const names = ['orderNumber', 'gtin', 'pzn'] as const;

export type MatchedBy = (typeof names)[number] | 'manufacturerNumber';

/** The articles that have the line's number, by the kind of number; none: the line has no such number, or nobody has it. */
export type ArticlesByNumber = Readonly<Partial<Record<MatchedBy, readonly number[]>>>;

export type ArticleMatch =
  | { readonly kind: 'one'; readonly articleId: number; readonly by: MatchedBy }
  | { readonly kind: 'several'; readonly articleIds: readonly number[] }
  | { readonly kind: 'none' };

/**
 * Matches an article by its numbers, which must all agree: if the vendor's number and the GTIN point to different
 * articles, a person decides. A manufacturer number alone means little, so it counts only if nothing else is known, or
 * to choose among several.
 */
export function matchArticle(found: ArticlesByNumber): ArticleMatch {
  const kinds = names.filter((kind) => (found[kind] ?? []).length > 0);
  const byManufacturer = found.manufacturerNumber ?? [];
  const [first] = kinds;
  if (first === undefined) return among(byManufacturer, 'manufacturerNumber');
  const inAll = (found[first] ?? []).filter((id) => kinds.every((kind) => found[kind]?.includes(id)));
  if (inAll.length === 0)
    return { kind: 'several', articleIds: distinct(kinds.flatMap((kind) => found[kind] ?? [])) };
  const matches = inAll.filter((id) => byManufacturer.includes(id));
  return among(matches.length > 0 ? matches : inAll, first);
}

function among(articleIds: readonly number[], by: MatchedBy): ArticleMatch {
  const [articleId, ...others] = distinct(articleIds);
  if (articleId === undefined) return { kind: 'none' };
  return others.length === 0
    ? { kind: 'one', articleId, by }
    : { kind: 'several', articleIds: [articleId, ...others] };
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
