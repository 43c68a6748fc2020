// Login and passwords: the form at the left, what Praxora is about at the right.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { LocaleSwitcher } from '../../../domain/account/index.ts';
import { useAppConfig } from '../../../lib/config.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Logo } from '../../../ui/page/Logo.tsx';
import classes from './AuthLayout.module.css';
import { ProductWall } from './ProductWall.tsx';

export function AuthLayout() {
  return (
    <div className={`${classes.root} grid bg-sheet`}>
      <div className={`${classes.half} flex flex-column min-w-0 p-36-64-28`}>
        <header className="row spread">
          <Link to={pathTo('login')} className="flex bdrs-6">
            <Logo height={32} />
          </Link>
          <LocaleSwitcher />
        </header>
        <main className={`${classes.main} w-full maw-380 p-40-0 no-outline`}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <AuthFooter />
      </div>
      <ProductWall />
    </div>
  );
}

function AuthFooter() {
  const { t } = useTranslation('identity');
  const { companyName, imprintUrl, privacyUrl, helpCentreUrl } = useAppConfig();
  const links = [
    { url: imprintUrl, label: t('layout.imprint') },
    { url: privacyUrl, label: t('layout.privacy') },
    { url: helpCentreUrl, label: t('layout.help') },
  ];
  return (
    <footer className="below-tablet-items-center wrap gap-4-16 spread c-ink-3 fz-caption">
      <span>{t('layout.copyright', { year: new Date().getFullYear(), company: companyName })}</span>
      <ul className={`${classes.links} wrap gap-4-16 plain-list`}>
        {links
          .filter(({ url }) => url !== '')
          .map(({ url, label }) => (
            <li key={label}>
              <a href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
      </ul>
    </footer>
  );
}
