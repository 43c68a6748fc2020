import { Button, Group, TextInput } from '@mantine/core';
import type { Account } from '@praxora/contract/account/account.calls';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../lib/countries.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
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
        <div className="row spread gap-16 items-top">
          <div>
            <h2 id="account-data">{t('data.title')}</h2>
            <p className="quiet fz-note mt-3">{t('data.text')}</p>
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
        <dl className="columns gap-12 m-0 phone-one-column">
          <div>
            <dt className="fz-note fw-560">{t('data.country')}</dt>
            <dd className="m-4-0-0 anywhere">{countryName(seen.country)}</dd>
          </div>
          <div>
            <dt className="fz-note fw-560">{t('data.email')}</dt>
            <dd className="m-4-0-0 anywhere">{seen.email}</dd>
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
