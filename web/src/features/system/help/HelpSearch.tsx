// Typing shows the guides that the search engine finds, with the words found in them marked.
import { TextInput } from '@mantine/core';
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { HelpHit } from './help-index.ts';
import { Marked } from './Marked.tsx';
import { shortened } from './marked-text.ts';
import type { NameOf } from './screen-names.ts';
import { sectionId } from './section-id.ts';
import { topicTexts } from './topics.ts';

interface HelpSearchProps {
  articles: readonly HelpArticle[];
  nameOf: NameOf;
}

/** Undefined until the engine is there. */
function useHits({ articles, nameOf }: HelpSearchProps, query: string): readonly HelpHit[] | undefined {
  const { t } = useTranslation(['help', 'common']);
  const language = useLanguage();
  const { data: search } = useQuery({
    queryKey: ['help', 'index', language],
    queryFn: async () => {
      const { buildHelpIndex } = await import('./help-index.ts');
      return buildHelpIndex(articles, nameOf, (topic) => t(topicTexts[topic].name));
    },
    enabled: query !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return search?.(query);
}

export function HelpSearch({ articles, nameOf }: HelpSearchProps) {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const hits = useHits({ articles, nameOf }, query);
  const usual = [t('search.usual.partial'), t('search.usual.printer'), t('search.usual.role')];
  return (
    <search>
      <TextInput
        type="search"
        size="lg"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {query === '' ? (
        <p className="wrap gap-8 items-center quiet fz-note mt-8">
          {t('search.often')}
          {usual.map((word) => (
            <button
              key={word}
              type="button"
              className="bd-line bdrs-8 bg-sheet p-4-10 pointer c-ink"
              onClick={() => setTyped(word)}
            >
              {word}
            </button>
          ))}
        </p>
      ) : (
        hits && (
          <div className="panel mt-8 p-8" role="status">
            {hits.length === 0 && <p className="p-8-12">{t('search.nothing', { query })}</p>}
            <ul className="plain-list">
              {hits.map((hit) => (
                <li key={hit.slug}>
                  <Link
                    to={addressOf(hit)}
                    className="hit c-ink td-none hover-bg-hover"
                    onClick={() => setTyped('')}
                  >
                    <span className="rest column">
                      <span className="fw-500">
                        <Marked text={hit.title} />
                      </span>
                      <span className="quiet fz-fact">
                        <Marked text={shortened(hit.text)} />
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      )}
    </search>
  );
}

const addressOf = ({ slug, section }: HelpHit): string =>
  pathTo('help', { article: slug }) + (section === '' ? '' : `#${sectionId(section)}`);
