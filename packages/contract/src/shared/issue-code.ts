// Which error of the catalogue an issue of a schema stands for: the same on the server and in a form.
import { cleanLine } from '@praxora/rules/shared/clean-text';
import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

export const codeForm = /^[A-Z]+(_[A-Z]+)*$/;

/** By its form, so that a form in the browser need not bring the whole catalogue: zod's own messages are sentences. */
export const isCodeForm = (text: string): text is ErrorCode => codeForm.test(text);

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    given,
  );
}

/** True if no value was given: the field is missing, or its text is empty or blank. */
function isMissing(issue: z.core.$ZodIssue, given: unknown): boolean {
  const value = valueAt(given, issue.path);
  if (issue.code === 'invalid_type') return value === undefined;
  return issue.code === 'too_small' && issue.origin === 'string' && cleanLine(String(value)) === '';
}

/** A schema that names an error has the last word; otherwise what is missing is required, and anything else is wrong. */
export function codeOfIssue(issue: z.core.$ZodIssue, given: unknown): ErrorCode {
  if (isCodeForm(issue.message)) return issue.message;
  return isMissing(issue, given) ? 'REQUIRED_FIELD' : 'INCORRECT_VALUE';
}
