import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import classes from './Greeting.module.css';

export function Greeting() {
  const { t } = useTranslation('shell');
  const { user, displayName } = useSession();
  return (
    <div className={classes.greeting}>
      <span className={classes.name}>{t('header.greeting', { name: displayName })}</span>
      <span className={classes.practice}>{user?.practice}</span>
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
