// The forms an answer may have: the contract's envelope, the catalogue's refusals, the protocols' own.
import type { NamedCall } from '@praxora/contract/calls';
import { type ErrorCode, errorCatalogue } from '@praxora/contract/errors';
import { userMeta } from '@praxora/contract/shared/envelope';
import { z } from 'zod';

const code = z.enum(Object.keys(errorCatalogue) as [ErrorCode]);
const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

const concerned = z.array(z.strictObject({ id: z.number(), title: z.string() })).optional();

const refusal = z.strictObject({
  errors: z.strictObject({ error: z.string().min(1), code, params, data: concerned }),
});
const wrongField = z.strictObject({
  user_details: z.string(),
  tech_details: z.string(),
  code,
  params,
  field: z.string(),
  data: concerned,
});
const wrongInput = z.strictObject({ errors: z.array(wrongField).min(1) });
const failure = z.strictObject({
  error: z.strictObject({ message: z.string(), code, requestId: z.string().min(1) }),
});
const searchProblem = z.strictObject({ message: z.string().min(1), status: z.number().int() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The problem with a refusal; undefined: it is one of the catalogue. */
export function problemWithRefusal(status: number, text: string): string | undefined {
  const body = parsed(text);
  const refused = refusal.safeParse(body);
  if (refused.success) {
    const expected = errorCatalogue[refused.data.errors.code].status;
    return expected === status
      ? undefined
      : `${refused.data.errors.code} has the status ${expected} in the catalogue`;
  }
  if (wrongInput.safeParse(body).success)
    return status === 422 ? undefined : 'wrong input is answered with 422';
  if (failure.safeParse(body).success) return undefined;
  return 'the refusal has none of the catalogued forms';
}

export function problemWithSearchRefusal(status: number, text: string): string | undefined {
  const read = searchProblem.safeParse(parsed(text));
  return read.success && read.data.status === status ? undefined : "the refusal has not the protocol's form";
}

/** Lines of progress may come first; the last one is the answer. */
export function problemWithData({ call }: NamedCall, text: string, isLines: boolean): string | undefined {
  const body = parsed(isLines ? (text.trimEnd().split('\n').at(-1) ?? '') : text);
  if (isLines && (refusal.safeParse(body).success || wrongInput.safeParse(body).success)) return undefined;
  const envelope = z.strictObject({ data: z.unknown(), state: userMeta.optional() }).safeParse(body);
  if (!envelope.success) return 'the answer is no {data, state}';
  const data = call.data.safeParse(envelope.data.data);
  return data.success ? undefined : `the answer does not fit the contract: ${data.error.message}`;
}
