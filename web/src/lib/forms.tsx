// Forms over the contract's schemas: an issue's message is an error code, shown in the user's language.
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { ErrorCode, ErrorParams } from '@praxora/contract/errors';
import { codeOfIssue } from '@praxora/contract/shared/issue-code';
import { isRefused, type NumberEntry, type RefusedNumber } from '@praxora/rules/shared/number-entry';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError } from './api/api-error.ts';
import { type DisplayableError, useErrorText } from './api/error-text.ts';
import { formatNumber } from './format.ts';
import { useKeptText } from './session/useKeptText.ts';

type Issue = z.core.$ZodIssue;

/** Renders the text itself, so that a visible error follows a switch of the language. */
function FieldErrorText({ error }: { error: DisplayableError }) {
  return (
    <span className="flex gap-5">
      <IconAlertCircle size={14} stroke={1.8} className="flex-none mt-1" aria-hidden />
      <span>{useErrorText()(error)}</span>
    </span>
  );
}

export function fieldError(code: ErrorCode, params: ErrorParams = {}): ReactNode {
  return <FieldErrorText error={{ code, params, message: '' }} />;
}

/** Why a number field did not take what was typed. */
export const numberError = ({ code, params }: Pick<RefusedNumber, 'code' | 'params'>): ReactNode =>
  fieldError(
    code,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, formatNumber(value)])),
  );

/** Checks a form by a schema; the first issue of each field counts. */
export function checkedBy<Values>(schema: z.ZodType): (values: Values) => Record<string, ReactNode> {
  return (values) =>
    Object.fromEntries(
      issuesByField(schema, values).map(({ field, code, params }) => [field, fieldError(code, params)]),
    );
}

export interface FieldIssue {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

export function issuesByField(schema: z.ZodType, values: unknown): FieldIssue[] {
  const result = schema.safeParse(values);
  const first = new Map<string, FieldIssue>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (!first.has(field))
      first.set(field, { field, code: codeInForm(issue, values), params: paramsOf(issue) });
  }
  return [...first.values()];
}

/** An empty number or date is null in a form: where the contract wants one, it is missing. */
function codeInForm(issue: Issue, values: unknown): ErrorCode {
  const value = issue.path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | null | undefined)?.[name],
    values,
  );
  return issue.code === 'invalid_type' && value === null ? 'REQUIRED_FIELD' : codeOfIssue(issue, values);
}

function paramsOf(issue: Issue): ErrorParams {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return {};
}

type AnyForm = Pick<UseFormReturnType<never>, 'getInputNode'>;

/** Moves the focus to the field with an error that stands first on the page. */
export function focusFirstError(form: AnyForm, fields: readonly string[]): void {
  const nodes = fields
    .map((field) => form.getInputNode<HTMLElement, never>(field as never))
    .filter((node) => node !== null);
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  nodes[0]?.focus();
}

/** The server's refusals that belong to fields of this form; empty when it refused something else. */
export function serverFieldErrors(error: unknown, values: object): Record<string, ReactNode> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields
      .filter(({ field }) => hasField(values, field.split('.')))
      .map((entry) => [entry.field, <FieldErrorText key={entry.field} error={entry} />]),
  );
}

const hasField = (values: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined ||
  (isGroup(values) && name in values && hasField((values as Record<string, unknown>)[name], rest));

type Errors = Record<string, ReactNode>;

export interface ContractFormOptions<Values, Schema extends z.ZodType> {
  /** Schema of the call's input, or of the part of it that is typed here. */
  readonly schema: Schema;
  readonly initialValues: Values;
  /** Completes the typed values with those the form already has, before sending. */
  readonly complete?: (values: Values) => object;
  /** Checks beyond the schema, such as the amount in stock; they take precedence where both report a problem. */
  readonly check?: (values: Values) => Record<string, ReactNode>;
}

/** Lists and plain objects hold fields of their own; a file or the like is a value. */
const isGroup = (value: unknown): value is object =>
  Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;

/** Why a number was not taken says more than that the contract wants a number. */
const refusedNumbers = (values: object, path = ''): Errors =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).flatMap(([name, value]) => {
      if (!isGroup(value)) return [];
      const field = `${path}${name}`;
      return 'code' in value && isRefused(value as NumberEntry)
        ? [[field, numberError(value as RefusedNumber)]]
        : Object.entries(refusedNumbers(value, `${field}.`));
    }),
  );

export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: ReactNode;
}

/**
 * A form over what a call takes. `submit(send)` fits FormDialog: it says at the fields what is wrong, sends the values as
 * the contract reads them, and puts the server's refusals at their fields; any other refusal is thrown.
 */
export function useContractForm<Values extends object, Schema extends z.ZodType>({
  schema,
  initialValues,
  complete = (values) => values,
  check,
}: ContractFormOptions<Values, Schema>) {
  const form = useForm<Values>({
    initialValues,
    validate: (values) =>
      ({ ...checkedBy(schema)(complete(values)), ...refusedNumbers(values), ...check?.(values) }) as never,
  });

  useKeptText(schema, form);

  const submit = (send: (values: z.output<Schema>) => Promise<unknown>) => async (): Promise<boolean> => {
    const { hasErrors } = form.validate();
    if (hasErrors) return false;
    try {
      return (await send(schema.parse(complete(form.getValues())))) !== false;
    } catch (error) {
      const atFields = serverFieldErrors(error, form.getValues());
      if (Object.keys(atFields).length === 0) throw error;
      form.setErrors(atFields);
      return false;
    }
  };
  return {
    ...form,
    submit,
    /** For our own fields, which hand over values. Mantine's take `getInputProps`. */
    field: <Name extends keyof Values & string>(name: Name) =>
      form.getInputProps(name as never) as FieldProps<Values[Name]>,
    /** Field props for an entry of a list or record: `fieldIn('positions', 2, 'quantity')`. */
    fieldIn: <Value,>(...path: readonly [keyof Values & string, ...(string | number)[]]) =>
      form.getInputProps(path.join('.') as never) as FieldProps<Value>,
  };
}
