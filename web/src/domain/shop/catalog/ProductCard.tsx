// A product in a grid: the name leads to its page, the rest is up to whoever shows it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  to: string;
  picture: string;
  name: string;
  /** Manufacturer and number. */
  facts: ReactNode;
  pack: ReactNode;
  price: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

export function ProductCard({ to, picture, name, facts, pack, price, note, action }: ProductCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <ProductPicture category={picture} size={64} />
        <div className={classes.words}>
          <h3 className={classes.name}>
            <Link to={to}>{name}</Link>
          </h3>
          <p className={classes.facts}>{facts}</p>
          <p className={classes.facts}>{pack}</p>
        </div>
      </div>
      <div className={classes.bottom}>
        <div>
          <p className={`${classes.price} px-num`}>{price}</p>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </article>
  );
}
