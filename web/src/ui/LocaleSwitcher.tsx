import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { setLanguage, useLanguage } from '../lib/i18n.ts';
import classes from './LocaleSwitcher.module.css';

const languages = [
  { code: 'de', short: 'language.deShort', name: 'language.de' },
  { code: 'en', short: 'language.enShort', name: 'language.en' },
] as const;

export function LocaleSwitcher() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  return (
    <fieldset className={classes.root} aria-label={t('language.choose')}>
      {languages.map(({ code, short, name }) => (
        <UnstyledButton
          key={code}
          className={classes.language}
          lang={code}
          aria-label={t(name)}
          aria-pressed={current === code}
          onClick={() => void setLanguage(code)}
        >
          {t(short)}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
