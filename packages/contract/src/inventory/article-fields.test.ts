// The list of article fields is complete: every field of the payload is in it, and every entry has all that is derived from it.
import { articleFieldNames } from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import { fieldNames, importFields } from '@praxora/rules/inventory/article-import-fields';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ArticlePayload, articlePayload } from './article.ts';

/** Every path of an object that leads to a value. */
type LeafPath<Value> = {
  [Name in keyof Value & string]-?: NonNullable<Value[Name]> extends object
    ? `${Name}.${LeafPath<NonNullable<Value[Name]>>}`
    : Name;
}[keyof Value & string];

/** The unit of a threshold is kept beside its amount; the others are no fields that somebody edits. */
type OtherPath =
  | `notificationInformation.${'minimumStock' | 'warningStock' | 'idealStock'}.unitId`
  | 'catalogOrigin.catalogProductSlug'
  | 'dentalOfficeId'
  | 'earliestExpiryDate';

type ListedPath = (typeof articleFields)[keyof typeof articleFields]['path'];

describe('the list of article fields', () => {
  it('has every field of the payload, and no other', () => {
    expectTypeOf<Exclude<LeafPath<ArticlePayload>, ListedPath>>().toEqualTypeOf<OtherPath>();
    expectTypeOf<Exclude<ListedPath, LeafPath<ArticlePayload>>>().toBeNever();
  });

  it('gives each column, path, name in the form and column of a file to one field', () => {
    const all = Object.values(articleFields);
    for (const values of [
      all.map(({ column }) => column),
      all.map(({ path }) => path),
      all.map(({ form }) => form.name),
    ])
      expect(new Set<string>(values).size).toBe(articleFieldNames.length);
    expect(importFields).toEqual(expect.arrayContaining([...articleFieldNames]));
    for (const field of importFields) expect(fieldNames(field)).not.toContain('');
  });

  it('takes into a file what the payload takes', () => {
    for (const { cell, path } of Object.values(articleFields)) {
      // The names of a manufacturer and of a storage are looked up.
      if (cell.kind !== 'text' || path === 'manufacturerId' || path.startsWith('storage')) continue;
      const withText = (length: number) => {
        const names = path.split('.');
        const value = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'x'.repeat(length));
        return articlePayload.safeParse({ name: 'x', ...(value as object) }).success;
      };
      expect([path, withText(cell.maximum), withText(cell.maximum + 1)]).toEqual([path, true, false]);
    }
  });
});
