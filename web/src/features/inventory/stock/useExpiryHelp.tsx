// Help text under the field of an expiry date: how to type it, or that the goods should not be booked in at all.
import { expiryWarning } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const warnings = { expired: 'stock.expiredHint', lastDay: 'stock.lastDayHint' } as const;

export function useExpiryHelp(date: string | null, isRequired: boolean): ReactNode {
  const { t } = useTranslation('article');
  const warning = expiryWarning(date, calendarDay(new Date()));
  if (warning === null) return isRequired ? t('stock.expiryRequired') : t('stock.expiryHint');
  return (
    <span className="items-baseline c-warn inline-flex fw-520 gap-5" role="status">
      <IconAlertTriangleFilled className="self-center flex-none" size={14} aria-hidden />
      {t(warnings[warning])}
    </span>
  );
}
