// Legacy users belong to the older site: they see the logo, then they are there.
import { safeBackUrl } from '@praxora/rules/account/redirects';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppConfig } from '../lib/config.ts';
import { readBackUrl } from './guard/decide.ts';
import { StartScreen } from './StartScreen.tsx';

const logoRedirectDelayMs = 1000;

export function LegacyRedirect() {
  const { t } = useTranslation('app');
  const { backUrlOrigins } = useAppConfig();
  const { search } = useLocation();
  const target = safeBackUrl(readBackUrl(search), [window.location.origin, ...backUrlOrigins]);
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(target), logoRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [target]);
  return <StartScreen immediate says={t('legacy.leaving')} />;
}
