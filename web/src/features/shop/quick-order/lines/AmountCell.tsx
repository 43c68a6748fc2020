// How many, with the unit beside the field. What cannot be ordered stays in it and says why, until somebody types.
import { UnstyledButton } from '@mantine/core';
import type { QuickLinePrice } from '@praxora/contract/shop/quick-order.calls';
import { isRefused, type NumberEntry, readEntry } from '@praxora/rules/shared/number-entry';
import { mostOfOne, usualQuantity } from '@praxora/rules/vendors/pricing-hints';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { type Line, lineProduct, presetAmount } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './AmountCell.module.css';

interface AmountCellProps {
  line: Line;
  price: QuickLinePrice | undefined;
  onChange: Lines['change'];
}

export function AmountCell({ line, price, onChange }: AmountCellProps) {
  const { t } = useTranslation('quickOrder');
  const { unitName } = useUnitTexts();
  const language = useLanguage();
  const typed = useRef<NumberEntry>(null);
  const { quantity, amountText } = line;
  const product = lineProduct(line);
  const name = product?.name[language] ?? line.text;
  const offer = price?.offers.find(({ vendorId }) => vendorId === price.order?.vendorId);
  const usual = offer ? usualQuantity(offer) : 1;
  const soldFrom = price?.order?.quantity ?? 0;
  /** Input that is no number would be cleared on leaving the field: here it remains as it was typed. */
  const settle = (entry: NumberEntry) => {
    const left = isRefused(entry) && isRefused(typed.current) ? typed.current : entry;
    const isNumber = typeof left === 'number';
    onChange(line.key, {
      quantity: isNumber ? left : null,
      amountText: isRefused(left) ? left.text.trim() : '',
      mayHoldAmount: false,
    });
  };
  return (
    <div className={`${classes.root} column gap-2 min-w-0`}>
      <NumberField
        aria-label={t('amountOf', { name })}
        value={quantity ?? readEntry(amountText, { least: 1, most: mostOfOne, decimals: 0, usual })}
        most={mostOfOne}
        usual={{ name, most: usual }}
        error={quantity === null && amountText === '' ? t('amountMissing') : undefined}
        inputContainer={(input) => (
          <div className={`${classes.field} row gap-8`}>
            {input}
            {product && (
              <span className="quiet fz-caption hyphens min-w-0">
                {unitName(product.unit, quantity ?? 0)}
              </span>
            )}
          </div>
        )}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(entry) => {
          typed.current = entry;
        }}
        onSettle={settle}
      />
      {product?.usualAmount && quantity === presetAmount && product.usualAmount > presetAmount && (
        <UnstyledButton
          className="c-primary fz-caption mih-24 phone-thumb w-fit hover-td-underline"
          onClick={() => settle(product.usualAmount)}
        >
          {t('usual', { amount: formatNumber(product.usualAmount, 0) })}
        </UnstyledButton>
      )}
      {quantity !== null && soldFrom > quantity && (
        <span className="c-warn fz-caption">{t('raised', { quantity: formatNumber(soldFrom, 0) })}</span>
      )}
    </div>
  );
}
