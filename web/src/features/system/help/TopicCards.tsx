import { type HelpArticle, type HelpTopic, helpTopics } from '@praxora/rules/system/help-article';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import classes from './Help.module.css';
import { topicRoles, topicSigns, topicTexts } from './topics.ts';

interface TopicCardsProps {
  articles: readonly HelpArticle[];
  current: HelpTopic;
}

/** The six tasks; each opens its first article. */
export function TopicCards({ articles, current }: TopicCardsProps) {
  const { t } = useTranslation(['help', 'common']);
  return (
    <ul className={`${classes.topics} plain-list grid gap-12 mt-16`}>
      {helpTopics.map((topic) => {
        const own = articles.filter((article) => article.topic === topic);
        const Sign = topicSigns[topic];
        const role = topicRoles[topic];
        return (
          <li key={topic}>
            <Link
              to={pathTo('help', { article: own[0]?.slug ?? '' })}
              className={`${classes.topic} panel block h-full p-14-16 td-none c-ink hover-bg-hover`}
              aria-current={topic === current ? 'true' : undefined}
            >
              <span className="row spread items-center">
                <Sign size={24} stroke={1.5} className="c-primary" aria-hidden />
                <span className="bd-line bdrs-8 fz-caption quiet p-2-8">
                  {role === 'everybody' ? t('everybody') : t(`common:role.${role}`)}
                </span>
              </span>
              <span className="block fz-lead fw-600 mt-8">{t(topicTexts[topic].name)}</span>
              <span className="block quiet fz-fact">{t(topicTexts[topic].text)}</span>
              <span className="block c-primary fz-fact fw-560 mt-8">{t('count', { count: own.length })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
