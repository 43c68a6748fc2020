import { UnstyledButton } from '@mantine/core';
import { identityCalls } from '@praxora/contract/account/identity.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { type Language, setLanguage, useLanguage } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import classes from './LocaleSwitcher.module.css';

const languages = [
  { code: 'de', short: 'language.deShort', name: 'language.de' },
  { code: 'en', short: 'language.enShort', name: 'language.en' },
] as const;

export function LocaleSwitcher() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const { user } = useSession();
  const queryClient = useQueryClient();

  async function choose(language: Language) {
    await setLanguage(language);
    // Pseudonyms of deleted users come from the server in the language of the reader.
    void queryClient.invalidateQueries();
    // So that mail speaks it too. The screen does already, whatever becomes of this.
    if (user) await callApi(identityCalls.setLanguage, { body: { language } }).catch(() => undefined);
  }

  return (
    <fieldset className="bd-0 flex m-0 min-w-0 p-0" aria-label={t('language.choose')}>
      {languages.map(({ code, short, name }) => (
        <UnstyledButton
          key={code}
          className={`${classes.language} line-18 quiet fz-caption bdrs-6 fw-560 miw-30 p-4-7 ta-center hover-c-ink`}
          lang={code}
          aria-label={t(name)}
          aria-pressed={current === code}
          onClick={() => void choose(code)}
        >
          {t(short)}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
