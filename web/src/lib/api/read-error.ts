// Reads whatever a server answers instead of data. Pure, and never throws: it runs when things already went wrong.
import type { ConcernedArticle, ErrorCode, ErrorParams } from '@praxora/contract/errors';
import { isCodeForm } from '@praxora/contract/shared/issue-code';

/** The catalogue's text for a failure of the service. The catalogue itself stays on the server: people read our own texts. */
export const fallbackMessage = 'Service error. Please try again later';

export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
  readonly message: string;
  readonly articles: readonly ConcernedArticle[];
}

export interface ServerErrorReading {
  readonly message: string;
  /** Null when the server gave none. A newer server may give one that we have no text for. */
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
  readonly articles: readonly ConcernedArticle[];
  readonly fields: readonly FieldError[];
}

type Thing = Readonly<Record<string, unknown>>;

/** Longer bodies, and markup, are not messages for people but pages of some proxy. */
const longestBodyMessage = 500;

export function readServerError(body: unknown): ServerErrorReading {
  const errors = thing(thing(body).errors);
  const entries = listOf(thing(body).errors);
  const first = entries[0] ?? {};
  const failure = thing(thing(body).error);

  const candidates: readonly [message: string | null, source: Thing][] = [
    [text(errors.error), errors],
    [detailsOf(first), first],
    [text(failure.message), failure],
    [bodyText(body), {}],
  ];
  const [message, source] = candidates.find(([found]) => found !== null) ?? [null, {}];
  return {
    message: message ?? fallbackMessage,
    code: codeOf(source),
    params: paramsOf(source),
    articles: onceEach([...articlesOf(errors.data), ...entries.flatMap(({ data }) => articlesOf(data))]),
    fields: entries.flatMap(fieldErrorOf),
  };
}

function thing(value: unknown): Thing {
  return typeof value === 'object' && value !== null ? (value as Thing) : {};
}

/** Entries of a list, or of an object whose values are entries. */
function listOf(errors: unknown): Thing[] {
  return Object.values(thing(errors)).filter(
    (entry): entry is Thing => typeof entry === 'object' && entry !== null,
  );
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function bodyText(body: unknown): string | null {
  const message = text(body);
  return message !== null && message.length <= longestBodyMessage && !message.startsWith('<')
    ? message
    : null;
}

function detailsOf(entry: Thing): string | null {
  return text(entry.user_details) ?? text(entry.tech_details);
}

function codeOf({ code }: Thing): ErrorCode | null {
  return typeof code === 'string' && isCodeForm(code) ? code : null;
}

function paramsOf({ params }: Thing): ErrorParams {
  const usable = Object.entries(thing(params)).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(usable);
}

function articlesOf(data: unknown): ConcernedArticle[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry) => {
    const { id, title } = thing(entry);
    const number = typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN;
    const name = text(title);
    return Number.isSafeInteger(number) && number > 0 && name !== null ? [{ id: number, title: name }] : [];
  });
}

function onceEach(articles: readonly ConcernedArticle[]): ConcernedArticle[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()];
}

function fieldErrorOf(entry: Thing): FieldError[] {
  const field = text(entry.field);
  if (field === null) return [];
  return [
    {
      field,
      code: codeOf(entry),
      params: paramsOf(entry),
      message: detailsOf(entry) ?? fallbackMessage,
      articles: articlesOf(entry.data),
    },
  ];
}
