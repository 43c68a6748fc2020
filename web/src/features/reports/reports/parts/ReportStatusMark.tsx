// How far an order is, in the three words of the reports.
import type { ReportStatus } from '@praxora/rules/shared/order-state';
import { IconCircleCheckFilled, IconCircleDot, IconCircleHalf2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../../../ui/marks/ToneMark.module.css';
import { statusTexts } from '../filters/texts.ts';

const marks = {
  Bestellt: { icon: IconCircleDot, tone: 'primary' },
  Teilgeliefert: { icon: IconCircleHalf2, tone: 'warn' },
  Geliefert: { icon: IconCircleCheckFilled, tone: 'ok' },
} as const satisfies Record<ReportStatus, unknown>;

export function ReportStatusMark({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('reports');
  const { icon: Icon, tone } = marks[status];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {t(statusTexts[status])}
    </span>
  );
}
