// Beside an article: the page it is about, its sections, and whom to ask.
import { Button } from '@mantine/core';
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { IconArrowUpRight, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppConfig } from '../../../lib/config.ts';
import { contactPhone, dialAddress } from '../../../lib/contact-phone.ts';
import { useSession } from '../../../lib/session/session.ts';
import classes from './Help.module.css';
import { pagePath } from './pages.ts';
import { sectionId } from './section-id.ts';

interface BesideArticleProps {
  article: HelpArticle;
  /** Where what the article tells is done. */
  page: string | null;
  pageName: string | null;
}

export function BesideArticle({ article, page, pageName }: BesideArticleProps) {
  const { t } = useTranslation('help');
  const { user } = useSession();
  const { phoneNumbers } = useAppConfig();
  const number = contactPhone(user?.country, phoneNumbers);
  return (
    <div className="side-column">
      {user && page !== null && pageName !== null && (
        <Button component={Link} to={pagePath(page)} leftSection={<IconArrowUpRight size={17} aria-hidden />}>
          {t('open', { page: pageName })}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <nav className={classes.contents} aria-label={t('onThisPage')}>
        <h2 className="quiet fz-note">{t('onThisPage')}</h2>
        <ul className="plain-list line-left pl-12 mt-6">
          {article.sections.map(({ heading }) => (
            <li key={heading} className="mt-4 fz-note">
              <a href={`#${sectionId(heading)}`} className="c-ink-3 td-none hover-td-underline">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="panel p-14-16" aria-labelledby="help-contact">
        <h2 id="help-contact" className="fz-row">
          {t('contact.title')}
        </h2>
        <p className="quiet fz-note mt-4">{t('contact.text')}</p>
        <a href={dialAddress(number)} className="c-primary fz-note">
          {number}
        </a>
      </section>
    </div>
  );
}
