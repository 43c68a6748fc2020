// The forms before the login: what is wrong stands at its field, and any other refusal above them all.
import { useForm } from '@mantine/form';
import type { ErrorCode } from '@praxora/contract/errors';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, focusFirstError, serverFieldErrors } from '../../../lib/forms.tsx';

interface FieldRefusal<Values> {
  readonly code: ErrorCode;
  readonly field: keyof Values & string;
  /** True: the text in the field is selected, to be typed anew. */
  readonly isTypedAnew?: boolean;
}

interface AuthFormOptions<Values> {
  readonly initialValues: Values;
  readonly validate: (values: Values) => Record<string, ReactNode>;
  readonly send: (values: Values) => Promise<unknown>;
  /** Refusals of the server that belong to a field, though it does not name one. */
  readonly refusals?: readonly FieldRefusal<Values>[];
}

export function useAuthForm<Values extends Record<string, string>>(options: AuthFormOptions<Values>) {
  const { initialValues, validate, send, refusals = [] } = options;
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({ initialValues, validate: validate as never });

  function showRefusal(error: unknown, values: object) {
    const code = error instanceof ApiError ? error.code : null;
    const refusal = refusals.find((entry) => entry.code === code);
    const errors = refusal ? { [refusal.field]: fieldError(refusal.code) } : serverFieldErrors(error, values);
    if (Object.keys(errors).length === 0) {
      setFailure(error);
      return;
    }
    form.setErrors(errors);
    focusFirstError(form as never, Object.keys(errors));
    if (refusal?.isTypedAnew) form.getInputNode<HTMLInputElement, never>(refusal.field as never)?.select();
  }

  const submit = form.onSubmit(
    async (values) => {
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        showRefusal(error, values);
      }
    },
    (errors) => focusFirstError(form as never, Object.keys(errors)),
  );
  return { ...form, failure, submit };
}
