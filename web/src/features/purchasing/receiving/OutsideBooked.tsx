import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconPackageImport } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { LabelsDue } from './LabelsDue.tsx';
import classes from './ReceiptBooked.module.css';
import { TakeBack } from './TakeBack.tsx';
import type { OutsideBooked as Booked } from './useOutside.ts';

/** Result of booking goods without an order. */
export function OutsideBooked({ booked, onAgain }: { booked: Booked; onAgain: () => void }) {
  const { t } = useTranslation('receiving');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      className={`${classes.booked} column gap-14 bg-ok-soft bdrs-panel p-18 phone-p-14`}
      aria-label={t('booked.label')}
    >
      <div className="flex gap-12">
        <IconCircleCheckFilled className="c-ok flex-none" size={22} aria-hidden />
        <div>
          <h2 ref={title} tabIndex={-1} className={`${classes.title} fz-field`}>
            {t('outside.done')}
          </h2>
          <p className="quiet mt-2 pretty">{t('outside.doneText', { count: booked.units })}</p>
        </div>
      </div>
      <LabelsDue labels={booked.labels} to={pathTo('outsideLabels', {}, { receipt: booked.receiptId })} />
      <div className={`${classes.actions} wrap gap-8 justify-end`}>
        <TakeBack receiptId={booked.receiptId} onDone={onAgain} />
        <Button component={Link} to={pathTo('inventory')} variant="default">
          {t('outside.toInventory')}
        </Button>
        <Button leftSection={<IconPackageImport size={17} stroke={1.7} aria-hidden />} onClick={onAgain}>
          {t('outside.again')}
        </Button>
      </div>
    </section>
  );
}
