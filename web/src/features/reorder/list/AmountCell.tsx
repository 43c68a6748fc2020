// How much of it is ordered, in the unit the vendors sell.
import { mostOfOne, usualQuantity } from '@praxora/rules/pricing-hints';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { type Line, quantityChange } from '../lines.ts';
import type { ChangeOfRow } from '../useRowChange.ts';
import classes from './cells.module.css';

interface AmountCellProps {
  line: Line;
  onChange: (change: ChangeOfRow) => void;
}

export function AmountCell({ line, onChange }: AmountCellProps) {
  const { row, articleId, offer, amount } = line;
  const { t } = useTranslation(['reorder', 'addToCart']);
  const { unitName, amountText } = useUnitTexts();
  const { article, suggested, chosenQuantity } = row;
  const isOther = chosenQuantity !== null && chosenQuantity !== suggested;
  return (
    <div className={classes.amount}>
      <QuantityStepper
        value={amount}
        label={t('amount.of', { name: article.name })}
        // Nothing is an amount too, where enough comes anyway.
        minimum={amount === 0 ? 0 : (offer?.minimumQuantity ?? 1)}
        step={offer?.orderStep ?? 1}
        usual={{
          name: article.name,
          most: Math.max(suggested, offer ? usualQuantity(offer) : 0),
          upTo: mostOfOne,
        }}
        onChange={(wanted) => onChange({ articleId, change: quantityChange(line, wanted) })}
      />
      <span className={classes.unit}>
        {unitName(article.orderUnit, amount)}
        {isOther && suggested > 0 && (
          <span
            className={classes.chosen}
            title={t('amount.chosenText', { amount: amountText(suggested, article.orderUnit) })}
          >
            {t('amount.chosen')}
          </span>
        )}
      </span>
    </div>
  );
}
