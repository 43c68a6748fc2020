import { Button, Group, TextInput } from '@mantine/core';
import type { Account } from '@praxora/contract/account/account.calls';
import { IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { contactPhone, dialAddress } from '../../../lib/contact-phone.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { useAccountForm } from './useAccountForm.ts';

// Whom to contact to change the account's main e-mail address: the phone number of the contact popup.
function MainEmail({ country }: { country: string }) {
  const { t } = useTranslation('account');
  const { phoneNumbers } = useAppConfig();
  const phone = contactPhone(country, phoneNumbers);
  return (
    <p className="wrap gap-6-12 items-center bg-sunken bdrs-8 quiet fz-note p-12-14">
      {t('data.supportChanges')}
      <a className="inline-row gap-6 c-primary fw-560 mih-24 td-none" href={dialAddress(phone)}>
        <IconPhoneCall size={16} stroke={1.7} aria-hidden />
        <span className="px-num">{phone}</span>
      </a>
    </p>
  );
}

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
