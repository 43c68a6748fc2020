// When a watched product gives a price alert; pressing it changes that.
import { UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { PriceAlertProps } from './TargetPriceDialog.tsx';

const TargetPriceDialog = lazy(() =>
  import('./TargetPriceDialog.tsx').then((m) => ({ default: m.TargetPriceDialog })),
);

export function PriceAlertButton(props: PriceAlertProps) {
  const { t } = useTranslation('priceAlerts');
  const [isOpen, setOpen] = useState(false);
  const { name, targetCents } = props;
  const alert =
    targetCents === null ? t('from.median') : t('from.target', { price: formatMoney(targetCents) });
  return (
    <>
      <UnstyledButton
        className="inline-row gap-6 c-primary fz-note fw-560 mih-24 phone-thumb hover-td-underline"
        aria-label={t('changeOf', { alert, name })}
        onClick={() => setOpen(true)}
      >
        <IconBell size={16} stroke={1.7} className="flex-none" aria-hidden />
        {alert}
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <TargetPriceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
