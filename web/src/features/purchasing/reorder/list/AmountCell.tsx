// How much of it is ordered, in the unit the vendors sell.
import { mostOfOne, usualQuantity } from '@praxora/rules/vendors/pricing-hints';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { QuantityStepper } from '../../../../ui/fields/QuantityStepper.tsx';
import { type Line, quantityChange } from '../lines.ts';
import type { ChangeOfRow } from '../useRowChange.ts';
import classes from './cells.module.css';

interface AmountCellProps {
  line: Line;
  /** Amount before others ordered the article; undefined: nobody did. */
  former: number | undefined;
  onChange: (change: ChangeOfRow) => void;
}

export function AmountCell({ line, former, onChange }: AmountCellProps) {
  const { row, articleId, offer, amount } = line;
  const { t } = useTranslation(['reorder', 'addToCart']);
  const { unitName, amountText } = useUnitTexts();
  const { article, suggested, chosenQuantity } = row;
  const isOther = chosenQuantity !== null && chosenQuantity !== suggested;
  return (
    <div className={`${classes.amount} wrap gap-2-8 items-center`}>
      <QuantityStepper
        value={amount}
        label={t('amount.of', { name: article.name })}
        // A quantity of 0 is valid, too, if enough is already on its way.
        minimum={amount === 0 ? 0 : (offer?.minimumQuantity ?? 1)}
        step={offer?.orderStep ?? 1}
        usual={{
          name: article.name,
          most: Math.max(suggested, offer ? usualQuantity(offer) : 0),
          upTo: mostOfOne,
        }}
        onChange={(wanted) => onChange({ articleId, change: quantityChange(line, wanted) })}
      />
      <span className="column gap-1 quiet fz-caption hyphens break-words min-w-0">
        {unitName(article.orderUnit, amount)}
        {former !== undefined && former !== amount && (
          <span className="c-warn fw-540">{t('amount.former', { number: formatNumber(former, 0) })}</span>
        )}
        {isOther && suggested > 0 && (
          <span
            className="c-primary fw-540"
            title={t('amount.chosenText', { amount: amountText(suggested, article.orderUnit) })}
          >
            {t('amount.chosen')}
          </span>
        )}
      </span>
    </div>
  );
}
