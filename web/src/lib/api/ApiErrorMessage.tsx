// A failed call for people: what is wrong, and the articles it concerns as links.
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import classes from './ApiErrorMessage.module.css';
import { ApiError } from './api-error.ts';
import { useErrorText } from './error-text.ts';

export function ApiErrorMessage({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const articles = error instanceof ApiError ? error.articles : [];
  return (
    <>
      <span>{errorText(error)}</span>
      {articles.length > 0 && (
        <ul className={classes.articles}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Anchor component={Link} to={pathTo('article', { articleId: id })} inherit>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
