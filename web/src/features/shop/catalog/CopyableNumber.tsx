import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './CopyableNumber.module.css';

export function CopyableNumber({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('catalog');
  return (
    <span className="inline-row gap-4 max-w-full">
      <span className="px-num">{value}</span>
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('copied') : t('copy')}>
            <UnstyledButton
              className={`${classes.button} bdrs-6 c-ink-3 grid flex-none h-24 place-center w-24 hover-bg-hover hover-c-ink`}
              data-copied={copied || undefined}
              aria-label={copied ? t('copiedOf', { label }) : t('copyOf', { label })}
              onClick={copy}
            >
              {copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} stroke={1.6} aria-hidden />}
            </UnstyledButton>
          </Tooltip>
        )}
      </CopyButton>
    </span>
  );
}
