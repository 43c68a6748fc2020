// Values of an article by the list of its fields: at their places in the payload, by their names in the form.
import type { ChoiceValue, ImportChoice } from '../shared/file-cells.ts';
import { type ArticleField, articleFields, type PlainField } from './article-fields.ts';

type Definition<Field extends ArticleField> = (typeof articleFields)[Field];
type FormName<Field extends ArticleField> = Definition<Field>['form']['name'];

export const articleFieldNames = Object.keys(articleFields) as readonly ArticleField[];

const specialKinds: ReadonlySet<string> = new Set(['threshold', 'reference', 'optionalReference']);
const isPlain = (field: ArticleField): field is PlainField => !specialKinds.has(articleFields[field].kind);
export const plainFields: readonly PlainField[] = articleFieldNames.filter(isPlain);

export const isChoice = (field: ArticleField): field is Extract<PlainField, ImportChoice> =>
  articleFields[field].kind === 'choice';

export const isOppositeInFiles = (field: ArticleField): boolean =>
  'isOppositeInFiles' in articleFields[field];

export type ArticleFieldColumn<Field extends ArticleField = ArticleField> = Definition<Field>['column'];

interface ValuesOfKinds {
  readonly line: string;
  readonly note: string;
  readonly flag: boolean;
  /** Null: nothing was typed. */
  readonly count: number | null;
  /** Null: not set. */
  readonly optionalCount: number | null;
  readonly threshold: number | null;
  readonly reference: number;
  readonly optionalReference: number | null;
}
type FormValue<Field extends ArticleField> = Definition<Field>['kind'] extends keyof ValuesOfKinds
  ? ValuesOfKinds[Definition<Field>['kind']]
  : Field extends ImportChoice
    ? ChoiceValue<Field>
    : never;

/** Form values of the fields. */
export type ArticleFormValues = {
  readonly [Field in ArticleField as FormName<Field>]: FormValue<Field>;
};
/** The names in the form of fields of some kinds. */
export type FormNameOfKind<Kind> = {
  [Field in ArticleField]: Definition<Field>['kind'] extends Kind ? FormName<Field> : never;
}[ArticleField];

/** Type of the value at a path such as `notes.notice`; never if there is no such path. */
export type ValueAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Value
    ? ValueAt<Value[Name], Rest>
    : never
  : Path extends keyof Value
    ? Value[Path]
    : never;

/** The value at a path such as `notes.notice`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], value);

/** An object that has each value at its path. */
export function placedValues(values: Iterable<readonly [path: string, value: unknown]>): object {
  const placed: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part = placed;
    for (const name of names) {
      part[name] ??= {};
      part = part[name] as Record<string, unknown>;
    }
    part[last] = value;
  }
  return placed;
}
