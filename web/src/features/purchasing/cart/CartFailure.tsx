// Says which carts could not be priced; the others are shown.
import { Alert, Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AddressView } from './useCartView.ts';

interface CartFailureProps {
  views: readonly AddressView[];
  isBusy: boolean;
  onRetry: () => void;
}

export function CartFailure({ views, isBusy, onRetry }: CartFailureProps) {
  const { t } = useTranslation(['cart', 'common']);
  const failed = views.filter(({ couldNotBePriced }) => couldNotBePriced);
  return (
    <Alert
      className="bg-min-soft bdrs-panel mb-20"
      color="stockMinimum"
      title={t('priceFailed.title')}
      icon={<IconPlugConnectedX size={20} stroke={1.7} aria-hidden />}
    >
      <p>{t('priceFailed.text')}</p>
      <ul className="fw-560 m-6-0-12 ps-18">
        {failed.map(({ id, name, positions }) => (
          <li key={id}>{t('priceFailed.address', { name, count: positions })}</li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
        onClick={onRetry}
      >
        {t('common:tryAgain')}
      </Button>
    </Alert>
  );
}
