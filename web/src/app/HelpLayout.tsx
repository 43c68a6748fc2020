// The help centre stands in the shell for who is logged in; anybody else reads it below logo and language.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { LocaleSwitcher } from '../domain/account/index.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session.ts';
import { Logo } from '../ui/page/Logo.tsx';

const Shell = lazy(() => import('./shell/Shell.tsx').then((m) => ({ default: m.Shell })));

export function HelpLayout() {
  const { user } = useSession();
  return user ? <Shell /> : <PublicFrame />;
}

function PublicFrame() {
  const { t } = useTranslation('identity');
  return (
    <div className="bg-sheet mih-screen">
      <header className="row spread gap-16 line-bottom p-14-20">
        <Link to={pathTo('login')} className="flex bdrs-6" aria-label={t('login.title')}>
          <Logo height={32} />
        </Link>
        <LocaleSwitcher />
      </header>
      <main id="content" tabIndex={-1} className="p-20 no-outline">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
