// A product that a line may mean, with picture, price, and how often the practice buys it.
import { UnstyledButton } from '@mantine/core';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useTranslation } from 'react-i18next';
import { YoursMark } from '../../../../domain/shop/index.ts';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './ProductChoice.module.css';

interface ProductChoiceProps {
  product: QuickProduct;
  /** The one that the practice most probably means. */
  isUsual: boolean;
  onChoose: () => void;
}

export function ProductChoice({ product, isUsual, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  const { name, manufacturer, packText, timesBought, boughtAt, lowestPriceCents } = product;
  const bought =
    timesBought > 0
      ? t('bought', { count: timesBought })
      : boughtAt
        ? t('boughtOn', { date: formatDate(boughtAt) })
        : t('neverBought');
  return (
    <UnstyledButton
      className={`${classes.choice} row gap-10 items-start bg-sheet bd-strong bdrs-10 thumb p-9-10`}
      data-usual={isUsual || undefined}
      onClick={onChoose}
    >
      <ProductPicture category={product.picture} size={36} />
      <span className={`${classes.words} column gap-1 fz-caption lh-135 min-w-0 anywhere`}>
        <b className="fz-note fw-560">
          {name[language]}
          {isOwnVariant(product) && timesBought === 0 && <YoursMark />}
        </b>
        <span className="quiet">
          {[packText[language], manufacturer, bought].filter(Boolean).join(' · ')}
        </span>
        {lowestPriceCents !== null && (
          <span className="px-num quiet">{t('from', { price: formatMoney(lowestPriceCents) })}</span>
        )}
      </span>
    </UnstyledButton>
  );
}
