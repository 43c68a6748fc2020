// Typing shows the articles that match, with the words found in them marked.
import { TextInput } from '@mantine/core';
import { articleInlines, type HelpArticle } from '@praxora/rules/system/help-article';
import { markHits, searchHelp, toHelpDocument } from '@praxora/rules/system/help-search';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import type { NameOf } from './screen-names.ts';
import { topicTexts } from './topics.ts';

const mostHits = 8;

function Marked({ text, query }: { text: string; query: string }) {
  const pieces = markHits(text, query);
  const keyed = pieces.map((piece, index) => ({ ...piece, key: `${index}-${piece.text}` }));
  return keyed.map(({ text: part, isHit, key }) =>
    isHit ? (
      <mark key={key} className="bg-primary-soft bdrs-5 c-inherit fw-600">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

export function HelpSearch({
  articles,
  nameOf,
}: {
  articles: readonly HelpArticle[];
  nameOf: NameOf | null;
}) {
  const { t } = useTranslation(['help', 'common']);
  const [query, setQuery] = useState('');
  const documents = useMemo(
    () => articles.map((one) => toHelpDocument(one, articleInlines(one), nameOf ?? (() => ''))),
    [articles, nameOf],
  );
  const hits = searchHelp(documents, query);
  const usual = [t('search.usual.partial'), t('search.usual.printer'), t('search.usual.role')];
  return (
    <search>
      <TextInput
        type="search"
        size="lg"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {query.trim() === '' ? (
        <p className="wrap gap-8 items-center quiet fz-note mt-8">
          {t('search.often')}
          {usual.map((word) => (
            <button
              key={word}
              type="button"
              className="bd-line bdrs-8 bg-sheet p-4-10 pointer c-ink"
              onClick={() => setQuery(word)}
            >
              {word}
            </button>
          ))}
        </p>
      ) : (
        <div className="panel mt-8 p-8" role="status">
          {hits.length === 0 && <p className="p-8-12">{t('search.nothing', { query: query.trim() })}</p>}
          <ul className="plain-list">
            {hits.slice(0, mostHits).map(({ slug, title, topic }) => (
              <li key={slug}>
                <Link
                  to={pathTo('help', { article: slug })}
                  className="hit c-ink td-none hover-bg-hover"
                  onClick={() => setQuery('')}
                >
                  <span className="rest">
                    <Marked text={title} query={query} />
                  </span>
                  <span className="quiet fz-fact">{t(topicTexts[topic].name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
