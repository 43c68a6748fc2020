import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../lib/config.ts';
import classes from './Header.module.css';

export function MarketplaceLink() {
  const { t } = useTranslation(['shell', 'common']);
  const { marketplaceUrl } = useAppConfig();
  return (
    <a
      className={`${classes.marketplace} phone-fz-body phone-thumb inline-row gap-5 quiet fz-note bdrs-6 fw-520 p-8-4 td-none nowrap hover-c-ink`}
      href={marketplaceUrl}
      target="_blank"
      rel="noopener"
    >
      <span>{t('shell:header.marketplace')}</span>
      <IconExternalLink size={15} stroke={1.7} aria-hidden />
      <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
