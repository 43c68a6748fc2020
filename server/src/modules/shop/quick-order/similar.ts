// Own products called much like lines that mean nothing to the catalogue.
import { similarProducts } from '@praxora/rules/shop/similar-products';
import type { UserContext } from '../../../platform/context.ts';
import { readAssortment } from '../assortment/assortment.ts';

/** As many as stand beside each other in a line. */
const mostSimilar = 3;

/** Ids for each text, the most similar first, of equals the one bought more often; in as many queries as for one text. */
export async function similarOwn(
  context: UserContext,
  texts: readonly string[],
): Promise<(readonly number[])[]> {
  if (texts.length === 0) return [];
  const own = await readAssortment(context);
  const similarTo = similarProducts(
    own
      .toSorted((a, b) => b.timesBought - a.timesBought)
      .map(({ productId, name, row }) => ({
        productId,
        names: [name.de, name.en, row.article_name ?? ''],
      })),
  );
  return texts.map((text) => similarTo(text, mostSimilar));
}
