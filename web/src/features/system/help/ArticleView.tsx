// One article: what it is about, its steps, and what else is good to know.
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { IconClock, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { Blocks } from './Blocks.tsx';
import classes from './Help.module.css';
import { Inlines } from './Inlines.tsx';
import { usePictures } from './load-pictures.ts';
import { Picture } from './Picture.tsx';
import type { NameOf } from './screen-names.ts';
import { sectionId } from './section-id.ts';
import { topicTexts } from './topics.ts';
import { useRoleNames } from './useRoleNames.ts';

interface ArticleViewProps {
  article: HelpArticle;
  related: readonly HelpArticle[];
  nameOf: NameOf;
}

export function ArticleView({ article, related, nameOf }: ArticleViewProps) {
  const { t } = useTranslation(['help', 'common']);
  const roleNames = useRoleNames();
  const pictures = usePictures();
  const steps = article.sections.filter(({ isStep }) => isStep);
  return (
    <article className={`${classes.article} min-w-0 lh-155`}>
      <nav aria-label={t('common:breadcrumb')}>
        <p className="quiet fz-note">
          <Link to={pathTo('help')}>{t('help:title')}</Link> › {t(topicTexts[article.topic].name)}
        </p>
      </nav>
      <h1 className="mt-6 fz-24">{article.title}</h1>
      <p className="wrap gap-4-16 quiet fz-note mt-6">
        <span className="inline-row gap-4">
          <IconClock size={15} aria-hidden />
          {t('help:minutes', { count: article.minutes })}
        </span>
        <span className="inline-row gap-4">
          <IconUsers size={15} aria-hidden />
          {roleNames(article.roles)}
        </span>
      </p>
      <p className="mt-12 fz-lead pretty">
        <Inlines inlines={article.lead} nameOf={nameOf} />
      </p>
      {article.sections.map((section) => (
        <section
          key={section.heading}
          className={`${classes.section} mt-24`}
          data-step={section.isStep || undefined}
        >
          {section.isStep && (
            <span
              className={`${classes.number} round grid place-center c-primary bg-primary-soft fw-600`}
              aria-hidden
            >
              {steps.indexOf(section) + 1}
            </span>
          )}
          <div className="min-w-0">
            <h2 id={sectionId(section.heading)} className="fz-lead">
              {section.heading}
            </h2>
            <Blocks blocks={section.blocks} nameOf={nameOf} />
          </div>
          <Picture picture={pictures.get(`${article.slug}-${steps.indexOf(section) + 1}`)} nameOf={nameOf} />
        </section>
      ))}
      {related.length > 0 && (
        <aside className="line-top mt-32 pt-16" aria-labelledby="help-related">
          <h2 id="help-related" className="quiet fz-note">
            {t('help:related')}
          </h2>
          <ul className="plain-list">
            {related.map(({ slug, title }) => (
              <li key={slug} className="mt-4">
                <Link to={pathTo('help', { article: slug })}>{title}</Link>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </article>
  );
}
