import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

/** Link to the page for goods that came without an order. */
export function OutsideLink() {
  const { t } = useTranslation('receiving');
  return (
    <Permitted permission="bookStock">
      <Button
        component={Link}
        to={pathTo('ordersOutside')}
        variant="default"
        leftSection={<IconPackageImport size={17} stroke={1.7} aria-hidden />}
      >
        {t('outside.open')}
      </Button>
    </Permitted>
  );
}
