// Several fit: somebody chooses in place, what was bought before stands first.
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import type { Line } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './ChoiceCells.module.css';
import { ProductChoice } from './ProductChoice.tsx';

interface ChoiceCellsProps {
  line: Line;
  match: Pick<LineMatch, 'products' | 'fits'>;
  onChange: Lines['change'];
}

export function ChoiceCells({ line, match: { products, fits }, onChange }: ChoiceCellsProps) {
  const { t } = useTranslation('quickOrder');
  const questionId = useId();
  const isFirstOwn = products.slice(0, 1).some(isOwnVariant);
  return (
    <>
      <p id={questionId} className={`${classes.question} fz-note fw-600 grid-row-1`}>
        {t('which')} {isFirstOwn && <span className="quiet fw-400">{t('usualFirst')}</span>}
      </p>
      <fieldset className={classes.root} aria-labelledby={questionId}>
        <div className="fill-200 grid gap-8">
          {products.map((product, place) => (
            <ProductChoice
              key={product.id}
              product={product}
              isUsual={place === 0 && isFirstOwn}
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
