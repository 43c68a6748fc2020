// A failed call for people: what is wrong, the articles it concerns as links, and the way to mend it.
import { ApiError } from './api-error.ts';
import { ConcernedArticles } from './ConcernedArticles.tsx';
import { useErrorText } from './error-text.ts';
import { Remedy } from './Remedy.tsx';

export function ApiErrorMessage({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <>
      <span>{errorText(error)}</span>
      {error instanceof ApiError && (
        <>
          <ConcernedArticles articles={error.articles} />
          <Remedy error={error} />
        </>
      )}
    </>
  );
}
