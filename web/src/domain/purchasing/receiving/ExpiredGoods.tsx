// Goods that are expired, or will be tomorrow, are about to be booked in: is the date right?
import type { ExpiryWarning } from '@praxora/rules/inventory/expiry';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import classes from './TakeBackDialog.module.css';

export interface ExpiredGood {
  readonly key: string;
  readonly name: string;
  readonly date: string;
  readonly warning: ExpiryWarning;
}

export interface ExpiredGoodsProps {
  goods: readonly ExpiredGood[];
  onAccept: () => Promise<boolean>;
  onClose: () => void;
}

export function ExpiredGoods({ goods, onAccept, onClose }: ExpiredGoodsProps) {
  const { t } = useTranslation('receiving');
  return (
    <FormDialog
      title={t('expired.title')}
      action={t('expired.accept')}
      dismiss={t('expired.check')}
      onSubmit={onAccept}
      onClose={onClose}
    >
      <p>{t('expired.text')}</p>
      <ul className={`${classes.lines} plain-list line-top overflow-y-auto`}>
        {goods.map(({ key, name, date, warning }) => (
          <li key={key}>
            <b>{name}</b>
            <span className={`${classes.reason} quiet block`}>
              {t(warning === 'expired' ? 'expired.since' : 'expired.lastDay', { date: formatDate(date) })}
            </span>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
