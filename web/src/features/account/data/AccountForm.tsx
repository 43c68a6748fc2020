import { Button, TextInput } from '@mantine/core';
import type { Account } from '@praxora/contract/account/account.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellRefusal } from '../../../ui/feedback/tell-refusal.ts';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { countryName } from '../country-name.ts';
import classes from './AccountForm.module.css';
import { MainEmail } from './MainEmail.tsx';
import { useAccountForm } from './useAccountForm.ts';

export function AccountForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  // It may be fetched anew meanwhile: what was seen when the form opened counts.
  const [seen] = useState(account);
  const { form, isUnsaved, isBusy, save, question: meanwhile } = useAccountForm(seen);
  const { question } = useUnsavedGuard(isUnsaved, seen.practiceName);
  return (
    <>
      <form
        className={classes.form}
        aria-labelledby="account-data"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save().catch(tellRefusal);
        }}
      >
        <div className={classes.head}>
          <div>
            <h2 id="account-data">{t('data.title')}</h2>
            <p>{t('data.text')}</p>
          </div>
          <UnsavedMark isShown={isUnsaved} />
        </div>
        <TextInput
          label={t('data.practiceName')}
          description={t('data.practiceNameText')}
          maxLength={120}
          autoComplete="organization"
          {...form.getInputProps('practiceName')}
        />
        <TextInput
          label={t('data.contactPerson')}
          description={t('data.contactPersonText')}
          maxLength={120}
          autoComplete="name"
          {...form.getInputProps('contactPerson')}
        />
        <dl className={classes.facts}>
          <div>
            <dt>{t('data.country')}</dt>
            <dd>{countryName(seen.country)}</dd>
          </div>
          <div>
            <dt>{t('data.email')}</dt>
            <dd>{seen.email}</dd>
          </div>
        </dl>
        <MainEmail country={seen.country} />
        <div className={classes.foot}>
          <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
            {t('data.save')}
          </Button>
        </div>
      </form>
      {meanwhile}
      {question}
    </>
  );
}
