import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import logoLight from '../../assets/logo.svg?url&no-inline';
import logoDark from '../../assets/logo-dark.svg?url&no-inline';
import classes from './Logo.module.css';

export function Logo({ height = 26 }: { height?: number }) {
  const { t } = useTranslation('common');
  return (
    <>
      <Box
        component="img"
        darkHidden
        className={classes.logo}
        h={height}
        src={logoLight}
        alt={t('product')}
      />
      <Box
        component="img"
        lightHidden
        className={classes.logo}
        h={height}
        src={logoDark}
        alt={t('product')}
      />
    </>
  );
}
