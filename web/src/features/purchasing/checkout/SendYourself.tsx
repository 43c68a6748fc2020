// Steps for an order that the practice sends itself: open the PDF, send it, and confirm that.
import { Button } from '@mantine/core';
import { IconFileTypePdf, IconMailCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderFiles, useTransmission } from '../../../domain/purchasing/index.ts';
import type { PlacedOrder } from './placed-orders.ts';
import classes from './SendYourself.module.css';

export function SendYourself({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation(['checkout', 'orders']);
  const { openPdf } = useOrderFiles(order);
  const { markSent } = useTransmission(order);
  return (
    <div className={`${classes.todo} column gap-10 pb-4`}>
      <p className="quiet fz-note pretty">{t('done.sendYourself', { vendor: order.vendorName })}</p>
      <div className={`${classes.actions} wrap gap-8`}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
          aria-label={t('done.pdfOf', { number: order.orderNumber })}
          onClick={openPdf}
        >
          {t('orders:notice.openPdf')}
        </Button>
        <Button
          size="xs"
          loading={markSent.isBusy}
          leftSection={<IconMailCheck size={16} stroke={1.7} aria-hidden />}
          aria-label={t('done.markSentOf', { number: order.orderNumber })}
          onClick={() => void markSent.run()}
        >
          {t('orders:action.markSent')}
        </Button>
      </div>
    </div>
  );
}
