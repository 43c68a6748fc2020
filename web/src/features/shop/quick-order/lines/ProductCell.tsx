// The product that was found, with its whole name.
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './ProductCell.module.css';

interface ProductCellProps {
  product: QuickProduct;
  /** Null: nothing else fits. */
  onAnother: (() => void) | null;
}

export function ProductCell({ product, onAnother }: ProductCellProps) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  const { id, name, manufacturer, packText, picture } = product;
  return (
    <div className={`${classes.root} row gap-12 min-w-0`}>
      <ProductPicture category={picture} size={44} />
      <div className="column gap-1 lh-130 min-w-0">
        <Link
          className="c-ink block fw-560 hyphens break-words td-none hover-td-underline"
          to={pathTo('product', { productId: id })}
          title={name[language]}
        >
          {name[language]}
        </Link>
        <span className="quiet fz-caption">
          {[packText[language], manufacturer].filter(Boolean).join(' · ')}
        </span>
        {onAnother && (
          <button type="button" className={classes.another} onClick={onAnother}>
            {t('chooseAnother')}
          </button>
        )}
      </div>
    </div>
  );
}
