// The switchable parts of the product: what each does, its state, and a switch or the way to its page.

import { IconDatabase, IconEyeOff, IconHistory, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AccountHead, useFeatures } from '../../../domain/account/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { AppCard } from './AppCard.tsx';
import classes from './AppStore.module.css';
import { useApps } from './useApps.ts';

const facts = [
  { icon: IconDatabase, text: 'facts.kept' },
  { icon: IconEyeOff, text: 'facts.hidden' },
  { icon: IconPlugConnectedX, text: 'facts.refused' },
  { icon: IconHistory, text: 'facts.past' },
] as const;

function SwitchingOff() {
  const { t } = useTranslation('appStore');
  return (
    <section className={`${classes.facts} p-16-12-0-16`} aria-labelledby="switching-off">
      <h3 id="switching-off">{t('facts.title')}</h3>
      <ul>
        {facts.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={18} stroke={1.6} aria-hidden />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AppStorePage() {
  const { t } = useTranslation('appStore');
  const { isError, refetch } = useFeatures();
  const apps = useApps();
  return (
    <>
      <AccountHead current="appStore" />
      {apps ? (
        <>
          <div className="row spread gap-16 items-end flex-wrap m-24-0-16">
            <div>
              <h2>{t('title')}</h2>
              <p className="mt-3 quiet fz-note">{t('text')}</p>
            </div>
            <span className="px-num quiet fz-note">
              {t('active', {
                count: apps.filter(({ state }) => state === 'on' || state === 'fixed').length,
                total: apps.length,
              })}
            </span>
          </div>
          <div className="grid gap-16 fill-250">
            <ul className={classes.cards} aria-label={t('cards')}>
              {apps.map((app) => (
                <AppCard key={app.key} app={app} />
              ))}
            </ul>
            <SwitchingOff />
          </div>
        </>
      ) : isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
