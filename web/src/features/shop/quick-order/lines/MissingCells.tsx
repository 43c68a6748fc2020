// Cells of a line without a match: own products and words that are like it, and a link to the shop.
import { UnstyledButton } from '@mantine/core';
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import { type Line, lineTextId } from '../line.ts';
import type { Lines } from '../useLines.ts';
import choiceClasses from './ChoiceCells.module.css';
import classes from './MissingCells.module.css';
import { ProductChoice } from './ProductChoice.tsx';

interface MissingCellsProps {
  line: Line;
  match: LineMatch;
  onRewrite: Lines['rewrite'];
  onChange: Lines['change'];
}

export function MissingCells({ line, match, onRewrite, onChange }: MissingCellsProps) {
  const { t } = useTranslation('quickOrder');
  const reasonId = useId();
  const { nearer, similar } = match;
  const choose = (product: QuickProduct) =>
    onChange(line.key, {
      productId: product.id,
      match: { ...match, by: 'product', products: [product], fits: 1 },
    });
  return (
    <>
      <p id={reasonId} className={`${classes.reason} quiet fz-note`}>
        <b className="c-ink fw-600">{t('nothing')}</b> {similar.length > 0 && t('similar')}
      </p>
      <fieldset className={choiceClasses.root} aria-labelledby={reasonId}>
        <div className="fill-200 grid gap-8">
          {similar.map((product) => (
            <ProductChoice
              key={product.id}
              product={product}
              isUsual={false}
              onChoose={() => choose(product)}
            />
          ))}
        </div>
        <p className="wrap gap-6-10 items-center fz-note mt-8">
          {nearer.length > 0 && <span className="quiet">{t('didYouMean')}</span>}
          {nearer.map((words) => (
            <UnstyledButton
              key={words}
              className="bd-strong bdrs-8 fw-560 mih-26 p-2-9"
              onClick={() => onRewrite(line.key, words)}
            >
              {words}
            </UnstyledButton>
          ))}
          <Link
            className="inline-row gap-5 c-primary fw-560 p-4-0"
            to={pathTo('search', {}, { query: line.text })}
          >
            <IconSearch size={15} stroke={1.8} aria-hidden />
            {t('search')}
          </Link>
          <label className="inline-row gap-5 c-primary fw-560 p-4-0 pointer" htmlFor={lineTextId(line)}>
            <IconPencil size={15} stroke={1.8} aria-hidden />
            {t('rewrite')}
          </label>
        </p>
      </fieldset>
    </>
  );
}
