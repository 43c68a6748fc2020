import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import classes from './Greeting.module.css';
import { OnDemand } from './on-demand.tsx';
import { PracticeButton } from './PracticeButton.tsx';

const PracticeMenu = lazy(() => import('./PracticeMenu.tsx').then((m) => ({ default: m.PracticeMenu })));

/** With `canSwitch` a person of several practices opens the others here. */
export function Greeting({ canSwitch = false }: { canSwitch?: boolean }) {
  const { t } = useTranslation('shell');
  const { user, displayName } = useSession();
  return (
    <div className="column lh-125 min-w-0">
      <span className={`${classes.name} ellipsis maw-200 c-ink fz-note fw-560`}>
        {t('header.greeting', { name: displayName })}
      </span>
      <span className={`${classes.practice} ellipsis maw-200 c-ink-3 fz-caption`}>
        {canSwitch && (user?.practices ?? 1) > 1 ? (
          <OnDemand button={(popup) => <PracticeButton {...popup} />}>
            <PracticeMenu />
          </OnDemand>
        ) : (
          user?.practice
        )}
      </span>
    </div>
  );
}

export function Initials() {
  const { initials } = useSession();
  return (
    <span className={classes.initials} aria-hidden>
      {initials}
    </span>
  );
}
