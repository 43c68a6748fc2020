import { Button, Group, TextInput } from '@mantine/core';
import type { Account } from '@praxora/contract/account/account.calls';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../lib/countries.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import classes from './AccountForm.module.css';
import { MainEmail } from './MainEmail.tsx';
import { useAccountForm } from './useAccountForm.ts';

export function AccountForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const countryName = useCountryName();
  const { seen, form, isUnsaved, isBusy, save, question: meanwhile } = useAccountForm(account);
  const { question } = useUnsavedGuard(isUnsaved, seen.practiceName);
  return (
    <>
      <form
        className="column gap-18 mt-24 maw-640"
        aria-labelledby="account-data"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save().catch(notifyRefusal);
        }}
      >
        <div className={`${classes.head} row spread gap-16 items-top`}>
          <div>
            <h2 id="account-data">{t('data.title')}</h2>
            <p>{t('data.text')}</p>
          </div>
          <UnsavedMark isShown={isUnsaved} />
        </div>
        <TextInput
          label={<RequiredLabel text={t('data.practiceName')} />}
          aria-required
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
        <dl className={`${classes.facts} columns gap-12 m-0 phone-one-column`}>
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
        <Group gap={8} wrap="nowrap" justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
            {t('data.save')}
          </Button>
        </Group>
      </form>
      {meanwhile}
      {question}
    </>
  );
}
