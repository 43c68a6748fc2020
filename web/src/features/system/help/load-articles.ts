// The articles of one language, fetched when the first of them is needed.
import { type HelpArticle, readArticle } from '@praxora/rules/system/help-article';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../lib/i18n.ts';
import { useLanguage } from '../../../lib/i18n.ts';

type Files = Readonly<Record<string, string>>;
const files: Readonly<Record<Language, () => Promise<Files>>> = {
  de: () => import('./articles-de.ts').then((m) => m.articleFiles),
  en: () => import('./articles-en.ts').then((m) => m.articleFiles),
};

/** In the order of their file names, whose first two digits say where in its topic an article stands. */
const readAll = (found: Files): readonly HelpArticle[] =>
  Object.keys(found)
    .sort()
    .map((path) => readArticle(path.replace(/^.*\/\d*-?|\.md$/g, ''), found[path] ?? ''));

export function useArticles() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['help', language],
    queryFn: async () => readAll(await files[language]()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
