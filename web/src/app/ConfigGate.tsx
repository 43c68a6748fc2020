// Loads the configuration before the first screen; without it the app offers to try again.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAppConfig } from '../lib/config.ts';
import { startErrorReporting } from '../lib/error-reporting.ts';
import { startTagManager } from '../lib/tag-manager.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import classes from './StartScreen.module.css';
import { StartScreen } from './StartScreen.tsx';

let loading: Promise<void> | null = null;

/** Loads the configuration; only one attempt at a time, however often it is called. */
function loadOnce(): Promise<void> {
  loading ??= loadAppConfig()
    .then((config) => {
      startErrorReporting(config.errorReporting);
      startTagManager(config.gtmId);
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

export function ConfigGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  const load = useCallback(() => {
    setState('loading');
    loadOnce().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, []);
  useEffect(load, [load]);

  if (state === 'ready') return children;
  if (state === 'loading') return <StartScreen />;
  return (
    <main className={`${classes.root} grid place-center p-24 bg-sheet`}>
      <ErrorState title={t('start.failedTitle')} titleLevel={1} onRetry={load}>
        {t('start.failedText')}
      </ErrorState>
    </main>
  );
}
