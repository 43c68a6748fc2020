// Sets thresholds, of one article or many, told with a way back.
import {
  type ThresholdSuggestion,
  type Thresholds,
  thresholdCalls,
} from '@praxora/contract/inventory/thresholds.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';

type Articles = BodyOf<typeof thresholdCalls.setThresholds>['articles'];

export interface Acceptance {
  readonly articles: Articles;
  /** Name of the article, if there is only one. */
  readonly name: string;
}

export const toAcceptance = (
  suggestions: readonly ThresholdSuggestion[],
  values?: Thresholds,
): Acceptance => ({
  name: suggestions[0]?.name ?? '',
  articles: suggestions.map(({ articleId, version, suggested }) => {
    const { minimumStock, warningStock, idealStock } = values ?? suggested;
    return {
      articleId,
      version,
      minimumStock: { amount: minimumStock },
      warningStock: { amount: warningStock },
      idealStock: { amount: idealStock },
    };
  }),
});

const send = (articles: Articles, key: object) =>
  callApi(thresholdCalls.setThresholds, { body: { articles } }, key);

export function useAccept() {
  const { t } = useTranslation('thresholds');
  const undo = useChange({
    call: (articles: Articles, key) => send(articles, key),
    success: ({ articles }) =>
      t('undone', { count: articles.length, number: formatNumber(articles.length, 0) }),
    refetch: stockKeys,
  });
  return useChange({
    call: ({ articles }: Acceptance, key) => send(articles, key),
    success: ({ articles }, { name }) => ({
      text: t('accepted', { count: articles.length, number: formatNumber(articles.length, 0), name }),
      undo: {
        place: 'thresholds',
        label: t('undo'),
        onClick: () =>
          void undo.run(
            articles.map(({ articleId, version, previous }) => ({ articleId, version, ...previous })),
          ),
      },
    }),
    refetch: stockKeys,
  });
}

/** Out of sight until use changes, told with a way back. */
export function useHide() {
  const { t } = useTranslation('thresholds');
  const call = ({ articleId, isHidden }: Hiding) =>
    callApi(thresholdCalls.hideSuggestion, { params: { articleId }, body: { isHidden } });
  const show = useChange({ call, refetch: stockKeys });
  return useChange({
    call,
    success: (_, { articleId, name, isHidden }) =>
      isHidden
        ? {
            text: t('hidden', { name }),
            undo: {
              place: 'thresholds',
              label: t('undo'),
              onClick: () => void show.run({ articleId, name, isHidden: false }),
            },
          }
        : null,
    refetch: stockKeys,
  });
}

interface Hiding {
  readonly articleId: number;
  readonly name: string;
  readonly isHidden: boolean;
}
