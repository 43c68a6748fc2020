import { Radio, TextInput } from '@mantine/core';
import { optionalEmailField } from '@praxora/contract/account/identity.calls';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import byHand from '../../../assets/vendors/transmission-hand.svg';
import byMail from '../../../assets/vendors/transmission-mail.svg';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './OwnVendor.module.css';
import type { OwnVendorForm } from './useOwnVendorForm.ts';

const ways = [
  { value: 'email', title: 'how.byEmail', text: 'how.byEmailText', picture: byMail },
  { value: 'manual', title: 'how.byHand', text: 'how.byHandText', picture: byHand },
] as const;

export function HowSection({ form }: { form: OwnVendorForm }) {
  const { t } = useTranslation('ownVendor');
  const { transmission, email } = form.values;
  const isByEmail = transmission === 'email';
  const isGood = email.trim() !== '' && optionalEmailField.safeParse(email).success;
  return (
    <Section id="how" title={t('how.title')}>
      <Radio.Group
        aria-label={t('how.title')}
        {...form.getInputProps('transmission')}
        onChange={(way) => {
          form.setFieldValue('transmission', way === 'email' ? 'email' : 'manual');
          form.clearFieldError('email');
        }}
      >
        <div className="columns gap-14 phone-one-column">
          {ways.map(({ value, title, text, picture }) => (
            <Radio.Card
              key={value}
              value={value}
              className={`${classes.way} items-stretch bg-sheet bdrs-panel flex overflow-hidden p-0`}
              data-chosen={transmission === value || undefined}
              aria-label={t(title)}
            >
              <span className="bg-tile grid flex-none place-center w-96">
                <img src={picture} alt="" width={64} height={64} />
              </span>
              <span className="p-14-15">
                <span className="row gap-10 fw-620">
                  <Radio.Indicator />
                  {t(title)}
                </span>
                <span className="quiet fz-note block lh-145 mt-6">{t(text)}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <TextInput
        className="mt-16"
        type="email"
        label={<RequiredLabel text={t('how.email')} isRequired={isByEmail} />}
        required={isByEmail}
        withAsterisk={false}
        description={t(isByEmail ? 'how.emailText' : 'how.emailUnused')}
        maxLength={254}
        rightSection={isGood && <IconCircleCheckFilled size={17} className="c-ok-mark" aria-hidden />}
        {...form.getInputProps('email')}
      />
    </Section>
  );
}
