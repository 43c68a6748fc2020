// At the left of a guide: the guides of the same task, and those read last.
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import classes from './Help.module.css';
import { topicTexts } from './topics.ts';

interface OtherGuidesProps {
  article: HelpArticle;
  articles: readonly HelpArticle[];
  lastRead: readonly HelpArticle[];
}

export function OtherGuides({ article, articles, lastRead }: OtherGuidesProps) {
  const { t } = useTranslation(['help', 'common']);
  return (
    <div className={`${classes.onScreen} ${classes.others}`}>
      <nav aria-label={t(topicTexts[article.topic].name)}>
        <h2 className="fz-row">{t(topicTexts[article.topic].name)}</h2>
        <ul className="plain-list mt-6">
          {articles
            .filter(({ topic }) => topic === article.topic)
            .map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to={pathTo('help', { article: slug })}
                  className={`${classes.listed} block bdrs-8 p-8 c-ink-3 fz-note td-none hover-bg-hover`}
                  aria-current={slug === article.slug ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {lastRead.length > 0 && (
        <nav className="line-top mt-16 pt-12" aria-labelledby="help-last-read">
          <h2 id="help-last-read" className="quiet fz-note">
            {t('lastRead')}
          </h2>
          <ul className="plain-list mt-6">
            {lastRead.map(({ slug, title }) => (
              <li key={slug} className="mt-4 fz-note">
                <Link to={pathTo('help', { article: slug })} className="c-primary td-none hover-td-underline">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
