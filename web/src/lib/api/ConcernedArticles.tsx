// The articles a refusal is about, as links to their pages.
import { Anchor } from '@mantine/core';
import type { ConcernedArticle } from '@praxora/contract/errors';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';

export function ConcernedArticles({ articles }: { articles: readonly ConcernedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className="m-6-0-0 ps-18">
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Anchor component={Link} to={pathTo('article', { articleId: id })} inherit>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
