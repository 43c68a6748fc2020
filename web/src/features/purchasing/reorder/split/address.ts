// Which lines of the list are split, as the address of the page carries them: how much of each stands on the list.
import { idInAddress } from '@praxora/rules/shared/row-id';
import type { ReorderView } from '../address.ts';
import type { Line } from '../lines.ts';

export interface SplitView extends Pick<ReorderView, 'favoritesFirst'> {
  /** Null: everything that can be ordered. */
  readonly articleIds: readonly number[] | null;
}

/** Null: all of them. */
export const readSelection = (
  lines: readonly Line[] | null,
  { favoritesFirst }: Pick<ReorderView, 'favoritesFirst'>,
) => ({
  articles: lines?.map(({ articleId }) => articleId).join() ?? null,
  favoritesFirst: favoritesFirst || null,
});

export function readSplitView(values: URLSearchParams): SplitView {
  const text = values.get('articles');
  return {
    articleIds: text === null ? null : text.split(',').flatMap((one) => idInAddress(one) ?? []),
    favoritesFirst: values.get('favoritesFirst') === 'true',
  };
}
