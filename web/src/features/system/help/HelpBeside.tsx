// The two or three guides about a page, read beside it.
import { Anchor, Button, UnstyledButton } from '@mantine/core';
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { IconArrowLeft, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo, type RouteKey } from '../../../lib/paths.ts';
import { Blocks } from './Blocks.tsx';
import { Inlines } from './Inlines.tsx';
import { useArticles } from './load-articles.ts';
import { type NameOf, useScreenNames } from './screen-names.ts';

const most = 3;

/** Those that are about the page first, then those that only touch it, then what to read after them. */
function articlesAbout(articles: readonly HelpArticle[], page: RouteKey | null): readonly HelpArticle[] {
  const about = articles
    .filter(({ pages }) => page !== null && pages.includes(page))
    .sort((a, b) => a.pages.indexOf(page ?? '') - b.pages.indexOf(page ?? ''));
  const next = about.flatMap(({ related }) => articles.filter(({ slug }) => related.includes(slug)));
  return [...new Set([...about, ...next])].slice(0, most);
}

export function HelpBeside({ page, onLeave }: { page: RouteKey | null; onLeave: () => void }) {
  const { t } = useTranslation('help');
  const found = articlesAbout(useArticles().data ?? [], page);
  const nameOf = useScreenNames(found);
  const [slug, setSlug] = useState<string | null>(null);
  const article = found.find((one) => one.slug === slug);
  if (article && nameOf)
    return <Read article={article} nameOf={nameOf} onBack={() => setSlug(null)} onLeave={onLeave} />;
  return (
    <section className="mb-20" aria-labelledby="help-beside">
      <h3 id="help-beside" className="mb-6">
        {t('aboutThisPage')}
      </h3>
      <ul className="plain-list">
        {found.map((one) => (
          <li key={one.slug}>
            <UnstyledButton className="hit hover-bg-hover" onClick={() => setSlug(one.slug)}>
              <IconFileText size={18} stroke={1.6} className="flex-none c-primary" aria-hidden />
              <span>{one.title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={pathTo('help')} fz={13} display="inline-block" py={6} onClick={onLeave}>
        {t('all')}
      </Anchor>
    </section>
  );
}

interface ReadProps {
  article: HelpArticle;
  nameOf: NameOf;
  onBack: () => void;
  onLeave: () => void;
}

function Read({ article, nameOf, onBack, onLeave }: ReadProps) {
  const { t } = useTranslation('help');
  return (
    <article className="lh-150 mb-20">
      <Button
        variant="subtle"
        size="compact-md"
        mb={8}
        leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
        onClick={onBack}
      >
        {t('backToList')}
      </Button>
      <h3 className="fz-title">{article.title}</h3>
      <p className="mt-6 quiet">
        <Inlines inlines={article.lead} nameOf={nameOf} />
      </p>
      {article.sections.map(({ heading, blocks }) => (
        <section key={heading} className="mt-16">
          <h4>{heading}</h4>
          <Blocks blocks={blocks} nameOf={nameOf} />
        </section>
      ))}
      <p className="mt-16">
        <Anchor component={Link} to={pathTo('help', { article: article.slug })} onClick={onLeave}>
          {t('openWhole')}
        </Anchor>
      </p>
    </article>
  );
}
