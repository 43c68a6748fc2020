import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { emptyArticle } from './article-form.ts';
import { afterAnswer, afterRefusal, changed, isChanged, shownProblems, toDraft } from './drafts.ts';
import { slugsIn } from './product-values.ts';

const draft = (name: string) => toDraft(name, { ...emptyArticle, name });
const existing = { id: 5, title: 'Spatel' };
const codesOf = (one: ReturnType<typeof draft>) =>
  Object.fromEntries(Object.entries(shownProblems(one)).map(([field, { code }]) => [field, code]));

describe('a draft', () => {
  test('shows a problem only when its field was left, or saving was tried', () => {
    const empty = changed(draft('Spatel'), { name: '' });
    expect(codesOf(empty)).toEqual({});
    expect(codesOf({ ...empty, touched: ['name'] })).toEqual({ name: 'REQUIRED_FIELD' });
    expect(codesOf({ ...empty, isTried: true })).toEqual({ name: 'REQUIRED_FIELD' });
  });

  test('is unsaved when it differs, until it is saved', () => {
    const typed = changed(draft('Spatel'), { notice: 'kühl' });
    expect(isChanged(draft('Spatel'))).toBe(false);
    expect(isChanged(typed)).toBe(true);
    expect(isChanged(changed(typed, { notice: '' }))).toBe(false);
    expect(isChanged({ ...typed, savedAs: 4 })).toBe(false);
  });
});

describe('what the server answers', () => {
  test('each article is saved or refused by itself, and keeps what was typed', () => {
    const [first, second] = afterAnswer([draft('A'), draft('B')], {
      saved: [{ index: 1, id: 7, title: 'B' }],
      failed: [
        {
          index: 0,
          title: 'A',
          problems: [{ field: '', code: 'ARTICLE_EXISTS', text: '', data: [existing] }],
        },
      ],
    });
    expect(second?.savedAs).toBe(7);
    expect(first).toMatchObject({ savedAs: null, isTried: true, values: { name: 'A' } });
    expect(first && codesOf(first)).toEqual({ '': 'ARTICLE_EXISTS' });
    expect(first?.refused['']?.articles).toEqual([existing]);
    // Any change may have corrected it.
    expect(first && codesOf(changed(first, { name: 'C' }))).toEqual({});
  });

  test('of several that all failed each gets its own fields', () => {
    const error = ApiError.fromBody('POST inventory/article', 422, {
      errors: [
        {
          user_details: 'Incorrect value',
          tech_details: '',
          code: 'INCORRECT_VALUE',
          field: 'articles.1.packagingInformation.orderUnitId',
        },
        { user_details: '', tech_details: '', code: 'ARTICLE_EXISTS', field: 'articles.2', data: [existing] },
      ],
    });
    const [first, second, third] = afterRefusal([draft('A'), draft('B'), draft('C')], error);
    expect(third?.refused).toEqual({ '': { code: 'ARTICLE_EXISTS', params: {}, articles: [existing] } });
    expect(first && codesOf(first)).toEqual({});
    expect(second && codesOf(second)).toEqual({ 'packagingInformation.orderUnitId': 'INCORRECT_VALUE' });
  });

  test('a refusal without fields is one of the whole article', () => {
    const error = ApiError.fromBody('POST inventory/article', 409, {
      errors: { error: 'This product is already an article.', code: 'ARTICLE_EXISTS', data: [existing] },
    });
    const [only] = afterRefusal([draft('A')], error);
    expect(only?.refused['']?.articles).toEqual([existing]);
    expect(only && codesOf(only)).toEqual({ '': 'ARTICLE_EXISTS' });
  });
});

test('products named in the address', () => {
  expect(slugsIn(' a,b,,a ')).toEqual(['a', 'b']);
  expect(slugsIn(null)).toEqual([]);
});
