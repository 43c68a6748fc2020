// Lines of the list as they were sent: every one is sold like that, or the request is refused and says which is not.
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { vendorMarks } from '../../vendors/index.ts';
import { cartFor, rankedOffers } from '../cart/destination.ts';
import { findFault } from './faults.ts';
import * as repository from './reorder.repository.ts';

export interface Line {
  readonly articleId: number;
  readonly name: string;
  readonly productId: number;
  readonly quantity: number;
  /** Null: nobody was chosen. */
  readonly vendorId: number | null;
  /** The chosen vendor, or the one it would be bought from with what lies in the cart now. */
  readonly sellerId: number;
  /** The row's need when it was read; undefined: not given. */
  readonly needed: number | undefined;
}

/** Validates the lines, with as many queries as for a single line. */
export async function checkedLines(
  context: Pick<UserContext, 'tx' | 'user'>,
  body: Pick<BodyOf<typeof reorderCalls.putReorderIntoCart>, 'addressId' | 'lines'>,
): Promise<Line[]> {
  const { addressId, lines } = body;
  const articles = new Map(
    (
      await repository.listNeeds(
        context.tx,
        lines.map(({ articleId }) => articleId),
      )
    ).map((row) => [row.article_id, row]),
  );
  const articleLines = lines.map((line, index) => {
    const article = articles.get(line.articleId);
    if (article === undefined) throw notFound(`lines.${index}.articleId`);
    return { ...line, productId: article.product_id, article };
  });
  const { cart } = await cartFor(
    context,
    addressId,
    articleLines.map(({ productId }) => productId),
  );
  const vendors = await vendorMarks(
    context,
    lines.flatMap(({ vendorId }) => vendorId ?? []),
  );
  const problems = articleLines.flatMap((line, index): WrongField[] => {
    const concerned = concerning({ id: line.articleId, name: line.article.name });
    const at = (name: string) => `lines.${index}.${name}`;
    if (line.article.is_discontinued)
      return [{ field: at('articleId'), code: 'ARTICLE_DISCONTINUED', concerned }];
    const fault = findFault(cart, vendors, line);
    if (fault === null) return [];
    switch (fault.code) {
      case 'NOT_FOUND':
        throw notFound(at('vendorId'));
      case 'QUANTITY_NOT_SOLD':
        return [{ field: at('quantity'), code: fault.code, params: fault.params, concerned }];
      default:
        return [{ field: at('vendorId'), code: fault.code, concerned }];
    }
  });
  if (problems.length > 0) throw wrongFields(problems, body);
  return articleLines.map(({ articleId, article: { name }, productId, quantity, vendorId, needed }) => {
    const best = rankedOffers(cart, productId, quantity).find((offer) => isOrderable(offer, quantity));
    const sellerId = vendorId ?? best?.vendor.id ?? 0;
    return { articleId, name, productId, quantity, vendorId, sellerId, needed };
  });
}

/** Refusal for foreign or unknown ids: reveals only the field of the request. */
const notFound = (field: string): Refusal => new Refusal('NOT_FOUND', { field });
