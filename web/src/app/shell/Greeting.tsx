import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import classes from './Greeting.module.css';

export function Greeting() {
  const { t } = useTranslation('shell');
  const { user, displayName } = useSession();
  return (
    <div className="column lh-125 min-w-0">
      <span className={`${classes.name} ellipsis maw-200 c-ink fz-note fw-560`}>
        {t('header.greeting', { name: displayName })}
      </span>
      <span className={`${classes.practice} ellipsis maw-200 c-ink-3 fz-caption`}>{user?.practice}</span>
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
