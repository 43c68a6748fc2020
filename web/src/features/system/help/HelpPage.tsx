// The help centre: search and six tasks above, the articles of the task at the left, the article itself, and what belongs to it.
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ArticleView } from './ArticleView.tsx';
import { BesideArticle } from './BesideArticle.tsx';
import classes from './Help.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { useArticles } from './load-articles.ts';
import { OtherGuides } from './OtherGuides.tsx';
import { openPage } from './pages.ts';
import { useScreenNames } from './screen-names.ts';
import { TopicCards } from './TopicCards.tsx';
import { useLastRead } from './useLastRead.ts';
import { usePageName } from './usePageName.ts';

export function HelpPage() {
  const { t } = useTranslation(['help', 'common']);
  const { article: slug } = useParams();
  const { data: articles = [], isPending, isError, refetch } = useArticles();
  const nameOf = useScreenNames(articles);
  const article = articles.find((one) => one.slug === slug) ?? articles[0];
  const lastRead = useLastRead(articles, slug);
  const page = openPage(article?.pages ?? []);
  const pageName = usePageName(page);
  if (isError)
    return (
      <ErrorState title={t('failed.title')} titleLevel={1} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  if (isPending || !article || !nameOf) return <Skeleton height={420} />;
  const isUnknown = slug !== undefined && article.slug !== slug;
  return (
    <div>
      <div className={classes.onScreen}>
        <p className="fz-24 fw-640">{t('question')}</p>
        <p className="quiet mt-4 mb-14">{t('count', { count: articles.length })}</p>
        <HelpSearch articles={articles} nameOf={nameOf} />
        <TopicCards articles={articles} current={article.topic} />
        {isUnknown && (
          <p className="bg-warn-soft bdrs-10 p-12-14 mt-16" role="status">
            {t('unknown')}
          </p>
        )}
      </div>
      <div className={`${classes.columns} grid items-start gap-32 mt-28`}>
        <OtherGuides article={article} articles={articles} lastRead={lastRead} />
        <ArticleView
          article={article}
          related={article.related.flatMap((name) => articles.filter((one) => one.slug === name))}
          nameOf={nameOf}
        />
        <div className={classes.onScreen}>
          <BesideArticle article={article} page={page} pageName={pageName} />
        </div>
      </div>
    </div>
  );
}
