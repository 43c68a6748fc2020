// What a waiting order would cost elsewhere today, where that is less. Looked up once the card comes into view.
import { Button } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './Approvals.module.css';
import { SplitDialog } from './SplitDialog.tsx';

export function SplitOffer({ order }: { order: Order }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  const { data: split } = useQuery({
    queryKey: [...ordersKey, 'split', order.id, order.revision],
    queryFn: ({ signal }) =>
      callApi(approvalCalls.findCheaperSplit, { params: { orderId: order.id }, body: {} }, { signal }),
    enabled: inViewport,
    staleTime: 60_000,
  });
  const vendors = split?.orders.map(({ vendorName }) => vendorName) ?? [];
  return (
    <div ref={ref}>
      {split && (
        <section
          className={`${classes.split} wrap gap-10 items-center bdrs-10 mt-12 p-12-16`}
          aria-label={t('split.label')}
        >
          <IconArrowsSplit2 size={20} stroke={1.7} aria-hidden />
          <p className="basis-300 fz-row lh-150">
            <b>{t('split.saving', { saving: formatMoney(split.savingCents) })}</b>{' '}
            {t('split.how', {
              count: split.orders.length,
              vendors: new Intl.ListFormat(language).format(vendors),
              total: formatMoney(split.netCents),
            })}
          </p>
          <Button
            variant="default"
            onClick={() => setOpen(true)}
            aria-label={t('split.lookOf', { number: order.orderNumber })}
          >
            {t('split.look')}
          </Button>
        </section>
      )}
      {isOpen && split && <SplitDialog order={order} split={split} onClose={() => setOpen(false)} />}
    </div>
  );
}
