// The articles being configured, up to twelve at once: what was typed, what was refused, what is saved. Pure.
import type { ErrorCode } from '@praxora/contract/errors';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { isCodeForm } from '@praxora/contract/shared/issue-code';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { type ArticleValues, findProblems, type Problem, type Problems } from './article-form.ts';

export interface Draft {
  readonly key: string;
  /** The catalogue's product it is made from; null: none. */
  readonly product: ProductDetail | null;
  readonly initial: ArticleValues;
  readonly values: ArticleValues;
  /** Fields that were left once: their problems are shown. */
  readonly touched: readonly string[];
  /** Saving was tried: all problems are shown. */
  readonly isTried: boolean;
  /** Problems from the server's refusal, until something changes; '' is the article as a whole. */
  readonly refused: Problems;
  readonly savedAs: number | null;
}

export function toDraft(key: string, values: ArticleValues, product: ProductDetail | null = null): Draft {
  return {
    key,
    product,
    initial: values,
    values,
    touched: [],
    isTried: false,
    refused: {},
    savedAs: null,
  };
}

export const changed = (draft: Draft, changes: Partial<ArticleValues>): Draft => ({
  ...draft,
  values: { ...draft.values, ...changes },
  refused: {},
});

export const isChanged = ({ initial, values, savedAs }: Draft): boolean =>
  savedAs === null && JSON.stringify(initial) !== JSON.stringify(values);

/** Problems shown at the fields: those of fields that were left or tried to be saved, and the server's. */
export function shownProblems({ values, touched, isTried, refused }: Draft): Problems {
  const own = Object.entries(findProblems(values)).filter(([field]) => isTried || touched.includes(field));
  return { ...refused, ...Object.fromEntries(own) };
}

export const canBeSent = ({ values }: Draft): boolean => Object.keys(findProblems(values)).length === 0;

const knownCode = (code: string): ErrorCode => (isCodeForm(code) ? code : 'INCORRECT_VALUE');

type Answer = DataOf<typeof articleCalls.createArticles>;

/** The server's answer by the place of each article in the request. */
export function afterAnswer(sent: readonly Draft[], { saved, failed }: Answer): Draft[] {
  return sent.map((draft, index) => {
    const id = saved.find((one) => one.index === index)?.id;
    if (id !== undefined) return { ...draft, savedAs: id, refused: {} };
    const problems = failed.find((one) => one.index === index)?.problems ?? [];
    return {
      ...draft,
      isTried: true,
      refused: Object.fromEntries(
        problems.map(({ field, code, data }): [string, Problem] => [
          field,
          { code: knownCode(code), params: {}, articles: data },
        ]),
      ),
    };
  });
}

/**
 * Drafts after a refusal, when nothing was saved: marks the fields named by the server, or the whole article if it
 * names none.
 */
export function afterRefusal(sent: readonly Draft[], error: ApiError): Draft[] {
  return sent.map((draft, index) => {
    const place = `articles.${index}`;
    const own = error.fields.filter(
      ({ field }) => sent.length === 1 || field === place || field.startsWith(`${place}.`),
    );
    const refused: Problems =
      own.length > 0
        ? Object.fromEntries(
            own.map(({ field, code, params, articles }): [string, Problem] => [
              field.replace(/^articles\.\d+(\.|$)/, ''),
              { code: code ?? 'INCORRECT_VALUE', params, articles },
            ]),
          )
        : error.fields.length === 0
          ? { '': { code: error.code ?? 'SERVICE_ERROR', params: error.params, articles: error.articles } }
          : {};
    return { ...draft, isTried: true, refused };
  });
}
