// A failed call for people: what is wrong, and the articles it concerns as links.
import { ApiError } from './api-error.ts';
import { ConcernedArticles } from './ConcernedArticles.tsx';
import { useErrorText } from './error-text.ts';

export function ApiErrorMessage({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <>
      <span>{errorText(error)}</span>
      {error instanceof ApiError && <ConcernedArticles articles={error.articles} />}
    </>
  );
}
