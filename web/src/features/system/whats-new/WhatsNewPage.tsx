// What is new in each release, in words for users. Opening it takes the dot beside the account away.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useMayOpen } from '../../../lib/session/permissions.ts';
import { noteSeen } from '../../../lib/session/seen.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { type NewsPage, type Release, releases } from './releases.ts';

const addressOf = (page: NewsPage): string =>
  page === 'savedArticles' ? pathTo(page, { tab: 'watchlist' }) : pathTo(page);

function News({ page, title, text }: { page: NewsPage; title: string; text: string }) {
  const { t } = useTranslation(['whatsNew', 'routes']);
  const mayOpen = useMayOpen();
  return (
    <li className="line-between p-14-0">
      <h3 className="fz-row">{title}</h3>
      <p className="mt-4 maw-640 pretty">{text}</p>
      {mayOpen(page) && (
        <Link to={addressOf(page)} className="fz-note mt-4 inline-block">
          {t('whatsNew:open', { page: t(`routes:${page}`) })}
        </Link>
      )}
    </li>
  );
}

function ReleasePanel({ release: { version, day, news } }: { release: Release }) {
  const { t } = useTranslation('whatsNew');
  const language = useLanguage();
  const id = `release-${version}`;
  return (
    <section className="panel p-18 mt-16" aria-labelledby={id}>
      <h2 id={id} className="fz-lead">
        {day === null ? t('release', { version }) : t('since', { version, day: formatDate(day) })}
      </h2>
      <ul className="plain-list">
        {news.map((one) => (
          <News key={one.en.title} page={one.page} {...one[language]} />
        ))}
      </ul>
    </section>
  );
}

export function WhatsNewPage() {
  const { t } = useTranslation('whatsNew');
  const hasNews = useSession().user?.hasNews ?? false;
  useEffect(() => {
    if (hasNews) noteSeen('news');
  }, [hasNews]);
  return (
    <>
      <PageHeader title={t('title')} facts={t('facts')} />
      {releases.map((release) => (
        <ReleasePanel key={release.version} release={release} />
      ))}
    </>
  );
}
