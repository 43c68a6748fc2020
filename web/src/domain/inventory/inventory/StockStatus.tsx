// Stock status of an article: icon, word and colour.
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/marks/ToneMark.module.css';
import { type StatusName, statusIcons, statusTexts } from './stock-marks.ts';

export const statusTones = {
  minimumStock: 'min',
  reOrderPoint: 'warn',
  inStock: 'ok',
  hidden: 'hid',
} as const satisfies Record<StatusName, string>;

interface StockStatusProps {
  status: StatusName;
  /** On a ground of its colour, beside a title. */
  pill?: boolean;
}

export function StockStatus({ status, pill = false }: StockStatusProps) {
  const { t } = useTranslation(['stock', 'common']);
  const Icon = statusIcons[status];
  return (
    <span className={classes.mark} data-tone={statusTones[status]} data-pill={pill || undefined}>
      <Icon size={15} aria-hidden />
      {t(statusTexts[status])}
    </span>
  );
}
