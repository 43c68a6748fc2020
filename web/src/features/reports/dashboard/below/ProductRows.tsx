// Products of a panel, one under another or in two columns: picture, name, what is known of each, and adding it to the cart.
import type { ProductSummary } from '@praxora/contract/shop/catalog.calls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './ProductRows.module.css';

export function ProductRows({ children }: { children: ReactNode }) {
  return <ul className={`${classes.list} plain-list`}>{children}</ul>;
}

interface ProductRowProps {
  product: Pick<ProductSummary, 'id' | 'name' | 'picture'>;
  /** Below the name. */
  facts: ReactNode;
  /** At the end of the row. */
  children: ReactNode;
}

export function ProductRow({ product: { id, name, picture }, facts, children }: ProductRowProps) {
  const language = useLanguage();
  return (
    <li className={`${classes.item} row gap-12 mih-56 p-4-0 min-w-0`}>
      <ProductPicture category={picture} size={36} />
      <div className="flex-1 min-w-0 lh-130">
        <Link
          to={pathTo('product', { productId: id })}
          className="ellipsis c-ink block fz-note fw-560 td-none hover-td-underline"
          title={name[language]}
        >
          {name[language]}
        </Link>
        {facts}
      </div>
      {children}
    </li>
  );
}
