// The dark bar that rises when batches are marked; Escape clears the marks.
import { Button, UnstyledButton } from '@mantine/core';
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import {
  type Icon,
  IconArrowBarToUp,
  IconArrowsExchange,
  IconLock,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import classes from '../../../ui/page/BulkBar.module.css';
import type { ExpiryAction } from './RowActions.tsx';

interface ExpiryBarProps {
  rows: readonly ExpiryRow[];
  onAct: (action: ExpiryAction, rows: readonly ExpiryRow[]) => void;
  onClear: () => void;
}

export function ExpiryBar({ rows, onAct, onClear }: ExpiryBarProps) {
  const { t } = useTranslation(['inventory', 'stock']);
  const arePrinted = useFeatures().data?.activateLabelPrinting === true;
  const value = rows.reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0);
  const action = (ActionIcon: Icon, text: string, isOff: boolean, onClick: () => void) => (
    <UnstyledButton
      className={`${classes.action} row justify-center gap-6 bdrs-8 c-inherit fz-note p-8-11 nowrap fw-560 phone-thumb phone-miw-thumb`}
      aria-label={text}
      disabled={isOff}
      onClick={onClick}
    >
      <ActionIcon size={17} stroke={1.7} aria-hidden />
      <span className="phone-hidden">{text}</span>
    </UnstyledButton>
  );
  const open = rows.filter(({ blockReason }) => blockReason === null);
  const usable = open.filter(({ band }) => band !== 'expired');
  return (
    <section className={classes.bar} aria-label={t('select.bar')}>
      <strong className="px-num">
        {t('expiring.marked', { count: rows.length, value: formatMoney(value) })}
      </strong>
      <UnstyledButton className={classes.clear} onClick={onClear}>
        {t('select.clear')}
      </UnstyledButton>
      {action(IconArrowBarToUp, t('expiring.useFirst'), usable.length === 0, () => onAct('first', usable))}
      {action(IconLock, t('stock:block.action'), open.length === 0, () => onAct('block', open))}
      {action(IconArrowsExchange, t('expiring.move'), false, () => onAct('move', rows))}
      {arePrinted && action(IconPrinter, t('bulk.labels'), false, () => onAct('labels', rows))}
      <Button
        className={classes.main ?? ''}
        leftSection={<IconTrash size={17} aria-hidden />}
        onClick={() => onAct('dispose', rows)}
      >
        {t('expiring.dispose', { count: rows.length })}
      </Button>
    </section>
  );
}
