import { IconDatabase, IconEyeOff, IconHistory, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './AppStore.module.css';

const facts = [
  { icon: IconDatabase, text: 'facts.kept' },
  { icon: IconEyeOff, text: 'facts.hidden' },
  { icon: IconPlugConnectedX, text: 'facts.refused' },
  { icon: IconHistory, text: 'facts.past' },
] as const;

export function SwitchingOff() {
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
