// The only time the secret is shown. A click beside the window does not close it.
import { Button, CopyButton, Group, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';

interface TokenSecretProps {
  secret: string;
  onClose: () => void;
}

export function TokenSecret({ secret, onClose }: TokenSecretProps) {
  const { t } = useTranslation('apiTokens');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('secret.title')}
      size={520}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <p className={`${section.lead} quiet m-0-0-20`}>{t('secret.text')}</p>
      <code className="bg-sunken bdrs-8 block anywhere p-12-14 select-all">{secret}</code>
      <Group gap={8} justify="flex-end" mt={20}>
        <CopyButton value={secret} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={17} /> : <IconCopy size={17} stroke={1.6} />}
              onClick={copy}
            >
              {copied ? t('secret.copied') : t('secret.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('secret.done')}</Button>
      </Group>
    </Modal>
  );
}
