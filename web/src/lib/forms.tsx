// Forms over the contract's schemas: an issue's message is an error code, shown in the user's language.
import type { UseFormReturnType } from '@mantine/form';
import { type ErrorCode, type ErrorParams, errorText } from '@praxora/contract/errors';
import { codeOfIssue } from '@praxora/contract/issue-code';
import type { RefusedNumber } from '@praxora/rules/number-entry';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError } from './api/api-error.ts';
import { type TellableError, useErrorText } from './api/error-text.ts';
import { formatNumber } from './format.ts';
import classes from './forms.module.css';

type Issue = z.core.$ZodIssue;

/** Renders the text itself, so that a visible error follows a switch of the language. */
function FieldErrorText({ error }: { error: TellableError }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.8} className={classes.icon} aria-hidden />
      <span>{useErrorText()(error)}</span>
    </span>
  );
}

export function fieldError(code: ErrorCode, params: ErrorParams = {}): ReactNode {
  return <FieldErrorText error={{ code, params, message: errorText(code, params) }} />;
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
  const found = new Map<string, FieldIssue>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (!found.has(field))
      found.set(field, { field, code: codeOfIssue(issue, values), params: paramsOf(issue) });
  }
  return [...found.values()];
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
export function serverFieldErrors(error: unknown, fields: readonly string[]): Record<string, ReactNode> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields
      .filter(({ field }) => fields.includes(field))
      .map((entry) => [entry.field, <FieldErrorText key={entry.field} error={entry} />]),
  );
}
