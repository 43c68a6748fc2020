import type { MovementFigures } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import classes from './Movements.module.css';

/** Sums of inputs and removals; moves are in neither. */
export function MovementSums({ figures }: { figures: MovementFigures }) {
  const { t } = useTranslation('reports');
  return (
    <span className={`${classes.sums} wrap gap-2-18 fw-400 justify-end`}>
      <span>
        {t('type.input')}{' '}
        <b className="c-ink fw-600 nowrap" data-in>
          {signedMoney(figures.inputCents)}
        </b>
      </span>
      <span>
        {t('type.removal')} <b className="c-ink fw-600 nowrap">{signedMoney(figures.removalCents)}</b>
      </span>
    </span>
  );
}
