import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

interface MailAddressProps {
  address: string;
  onRenew: () => Promise<unknown>;
}

/** To be copied; owners get another one where it fell into wrong hands. */
export function MailAddress({ address, onRenew }: MailAddressProps) {
  const { t } = useTranslation('invoices');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <span>{t('mail.forward')}</span>
      <code className="c-ink anywhere">{address}</code>
      <CopyButton value={address} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'mail.copied' : 'mail.copy')}
          </Button>
        )}
      </CopyButton>
      <Permitted permission="manageAccount">
        <Button variant="subtle" size="compact-sm" onClick={() => setAsked(true)}>
          {t('mail.renew')}
        </Button>
      </Permitted>
      {isAsked && (
        <FormDialog
          title={t('mail.renewTitle')}
          action={t('mail.renew')}
          onSubmit={async () => {
            await onRenew();
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('mail.renewText')}</p>
        </FormDialog>
      )}
    </>
  );
}
