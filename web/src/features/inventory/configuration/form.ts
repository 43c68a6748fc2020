// Props of the form's sections: the values, how to change them, and the problems of each field.
import type { ReactNode } from 'react';
import { fieldError } from '../../../lib/forms.tsx';
import type { NumberFieldProps } from '../../../ui/fields/NumberField.tsx';
import { type ArticleValues, type NumberName, numberEntry, withEntry } from './article-form.ts';
import { changed, type Draft, shownProblems } from './drafts.ts';

type Changes = Partial<ArticleValues> | ((values: ArticleValues) => Partial<ArticleValues>);

export interface ArticleForm {
  readonly values: ArticleValues;
  /** A function where the change builds on what is there: it may come later than other changes. */
  readonly set: (changes: Changes) => void;
  readonly error: (field: string) => ReactNode;
  /** Fields whose problems are shown. */
  readonly problemFields: readonly string[];
  /** Value and change handler of a number field. */
  readonly number: (name: NumberName) => Pick<NumberFieldProps, 'value' | 'onChange'>;
  readonly touch: (field: string) => void;
  /** Stock exists: units and label placement stay as they are. */
  readonly isLocked: boolean;
}

/** `update` changes the draft as it stands when its turn comes, not as it was drawn. */
export function toForm(
  draft: Draft,
  update: (change: (before: Draft) => Draft) => void,
  isLocked = false,
): ArticleForm {
  const problems = shownProblems(draft);
  return {
    values: draft.values,
    set: (changes) =>
      update((before) => changed(before, typeof changes === 'function' ? changes(before.values) : changes)),
    error: (field) => {
      const problem = problems[field];
      return problem && fieldError(problem.code, problem.params);
    },
    problemFields: Object.keys(problems),
    number: (name) => ({
      value: numberEntry(draft.values, name),
      onChange: (entry) => update((before) => changed(before, withEntry(before.values, name, entry))),
    }),
    touch: (field) =>
      update((before) =>
        before.touched.includes(field) ? before : { ...before, touched: [...before.touched, field] },
      ),
    isLocked,
  };
}
