// Whom to contact to change the account's main e-mail address: the phone number of the contact popup.
import { IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { contactPhone, dialAddress } from '../../../lib/contact-phone.ts';

export function MainEmail({ country }: { country: string }) {
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
