// Several fit: somebody chooses in place, what was bought before stands first.
import { UnstyledButton } from '@mantine/core';
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { YoursMark } from '../../../../domain/shop/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import type { Line } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './ChoiceCells.module.css';

interface ChoiceCellsProps {
  line: Line;
  match: Pick<LineMatch, 'products' | 'fits'>;
  onChange: Lines['change'];
}

export function ChoiceCells({ line, match: { products, fits }, onChange }: ChoiceCellsProps) {
  const { t } = useTranslation('quickOrder');
  const questionId = useId();
  return (
    <>
      <p id={questionId} className={`${classes.question} fz-note fw-600 grid-row-1`}>
        {t('which')}
      </p>
      <fieldset className={classes.root} aria-labelledby={questionId}>
        <div className="fill-200 grid gap-8">
          {products.map((product) => (
            <Choice
              key={product.id}
              product={product}
              onChoose={() => onChange(line.key, { productId: product.id })}
            />
          ))}
        </div>
        {fits > products.length && (
          <p className="quiet fz-note mt-8">
            <span className="px-num">
              {t('moreFit', { shown: products.length, total: formatNumber(fits, 0) })}
            </span>{' '}
            <Link
              className="c-primary inline-block fw-560 p-4-0"
              to={pathTo('search', {}, { query: line.text })}
            >
              {t('seeAll')}
            </Link>
          </p>
        )}
      </fieldset>
    </>
  );
}

function Choice({ product, onChoose }: { product: QuickProduct; onChoose: () => void }) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  const { name, manufacturer, manufacturerNumber, packText, timesBought, lowestPriceCents } = product;
  const facts = [
    manufacturerNumber || manufacturer,
    timesBought > 0 ? t('bought', { count: timesBought }) : packText[language],
  ];
  return (
    <UnstyledButton
      className={`${classes.choice} row gap-10 items-start bg-sheet bd-strong bdrs-10 thumb p-9-10`}
      onClick={onChoose}
    >
      <ProductPicture category={product.picture} size={36} />
      <span className={`${classes.words} column gap-1 fz-caption lh-135 min-w-0 anywhere`}>
        <b className="fz-note fw-560">
          {name[language]}
          {isOwnVariant(product) && <YoursMark />}
        </b>
        <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>
        {lowestPriceCents !== null && (
          <span className="px-num quiet">{t('from', { price: formatMoney(lowestPriceCents) })}</span>
        )}
      </span>
    </UnstyledButton>
  );
}
