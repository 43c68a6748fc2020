// The names on the screen that articles speak of, as the screens themselves say them.
import { articleInlines, type HelpArticle } from '@praxora/rules/system/help-article';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useLanguage } from '../../../lib/i18n.ts';

export type NameOf = (key: string) => string;

const split = (key: string) => key.split(':') as [namespace: string, path: string];

const keysOf = (articles: readonly HelpArticle[]): string[] =>
  articles.flatMap((article) =>
    articleInlines(article).flatMap((inline) => (inline.kind === 'screen' ? [inline.key] : [])),
  );

/** Null until the texts of all the screens are there that the articles speak of. */
export function useScreenNames(articles: readonly HelpArticle[]): NameOf | null {
  const language = useLanguage();
  const namespaces = [...new Set(keysOf(articles).map((key) => split(key)[0]))].sort();
  const { data } = useQuery({
    queryKey: ['help', 'names', language, namespaces],
    queryFn: async () => {
      await i18next.loadNamespaces(namespaces);
      return language;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return null;
  return (key) => {
    const [namespace, path] = split(key);
    const text: unknown = i18next.getResource(data, namespace, path);
    return typeof text === 'string' ? text : path;
  };
}
