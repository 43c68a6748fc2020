import {
  IconArrowRight,
  IconCircleCheckFilled,
  IconCircleOff,
  IconClock,
  IconLock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FeatureSwitch } from '../../domain/app-store/FeatureSwitch.tsx';
import classes from './AppCard.module.css';
import type { App } from './useApps.ts';

const drawings = import.meta.glob<string>('../../assets/apps/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

const signs = {
  on: IconCircleCheckFilled,
  fixed: IconCircleCheckFilled,
  off: IconCircleOff,
  coming: IconClock,
} as const;
const states = {
  on: 'state.on',
  off: 'state.off',
  fixed: 'state.fixed',
  coming: 'state.coming',
} as const;

/** A switched-off part keeps its drawing in grey, and says what that means now. */
export function AppCard({ app }: { app: App }) {
  const { t } = useTranslation('appStore');
  const { key, name, state, feature, link } = app;
  const Sign = signs[state];
  return (
    <li className={classes.card} data-state={state} aria-labelledby={`app-${key}`}>
      <div className={classes.tile} aria-hidden>
        <img src={drawings[`../../assets/apps/${key}.svg`]} alt="" width={96} height={96} />
      </div>
      <div className={classes.words}>
        <h3 id={`app-${key}`}>{name}</h3>
        <p>{app.text}</p>
      </div>
      <div className={classes.foot}>
        <div className={classes.state}>
          <span className={classes.word}>
            <Sign size={15} aria-hidden />
            {t(states[state])}
          </span>
          {feature && <FeatureSwitch name={feature} label={t('switch', { name })} />}
          {state === 'fixed' && (
            <span className={classes.fixed}>
              <IconLock size={14} aria-hidden />
              {t('fixed')}
            </span>
          )}
        </div>
        <p className={classes.fact}>{app.fact}</p>
        {link && (
          <Link to={link.to} className={classes.link}>
            {link.text}
            <IconArrowRight size={15} aria-hidden />
          </Link>
        )}
      </div>
    </li>
  );
}
