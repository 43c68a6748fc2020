import { IconArrowRight, IconCircleCheckFilled, IconCircleOff, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FeatureSwitch } from '../../../domain/account/index.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { RoleNote } from '../../../ui/permission/ReadOnly.tsx';
import classes from './AppCard.module.css';
import { ExportFoot } from './ExportFoot.tsx';
import type { App } from './useApps.ts';

const drawings = import.meta.glob<string>('../../../assets/apps/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

const signs = {
  on: IconCircleCheckFilled,
  fixed: IconCircleCheckFilled,
  off: IconCircleOff,
} as const;
const states = {
  on: 'state.on',
  off: 'state.off',
  fixed: 'state.fixed',
} as const;

/** A switched-off part keeps its drawing in grey, and says what that means now. */
export function AppCard({ app }: { app: App }) {
  const { key, name, state, text } = app;
  return (
    <li
      className={`${classes.card} panel column overflow-hidden`}
      data-state={state}
      aria-labelledby={`app-${key}`}
    >
      <div className="bg-tile grid h-142 place-center" aria-hidden>
        <img src={drawings[`../../../assets/apps/${key}.svg`]} alt="" width={96} height={96} />
      </div>
      <div className="flex-1 mih-112 p-14-16-0">
        <h3 className="fz-lead" id={`app-${key}`}>
          {name}
        </h3>
        <p className="quiet fz-note lh-145 mt-4">{text}</p>
      </div>
      {state === 'own' ? (
        <Permitted
          permission="manageAccount"
          otherwise={
            <div className="line-top m-12-16-0 mih-104">
              <RoleNote permission="manageAccount" />
            </div>
          }
        >
          <ExportFoot />
        </Permitted>
      ) : (
        <SwitchFoot {...app} state={state} />
      )}
    </li>
  );
}

type SwitchFootProps = App & { readonly state: Exclude<App['state'], 'own'> };

function SwitchFoot({ name, state, feature, fact, link }: SwitchFootProps) {
  const { t } = useTranslation('appStore');
  const Sign = signs[state];
  return (
    <div className="line-top m-12-16-0 mih-104 p-12-0-10">
      <div className="row spread gap-8 mih-24">
        <span className={`${classes.word} inline-row gap-6 c-ok fz-note fw-560`}>
          <Sign size={15} aria-hidden />
          {t(states[state])}
        </span>
        {feature && <FeatureSwitch name={feature} label={t('switch', { name })} />}
        {state === 'fixed' && (
          <span className="inline-row gap-4 quiet fz-caption">
            <IconLock size={14} aria-hidden />
            {t('fixed')}
          </span>
        )}
      </div>
      <p className="quiet fz-caption mt-3">{fact}</p>
      {link && (
        <Link
          to={link.to}
          className={`${classes.link} inline-row gap-4 c-primary fz-note fw-560 mt-4 mih-28 td-none`}
        >
          {link.text}
          <IconArrowRight size={15} aria-hidden />
        </Link>
      )}
    </div>
  );
}
