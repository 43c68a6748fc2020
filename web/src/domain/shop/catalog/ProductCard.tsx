// A product in a grid: the name leads to its page, the rest is up to whoever shows it.
import { Group } from '@mantine/core';
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
  /** Under the pack. */
  more?: ReactNode;
  action?: ReactNode;
}

export function ProductCard({ to, picture, name, facts, pack, price, note, more, action }: ProductCardProps) {
  return (
    <article className="panel p-16 column gap-14 h-full spread relative hover-bg-hover">
      <div className="flex gap-14">
        <ProductPicture category={picture} size={64} />
        <div className="min-w-0 anywhere">
          <h3 className={classes.name}>
            <Link className="c-ink td-none" to={to}>
              {name}
            </Link>
          </h3>
          <p className="quiet fz-note lh-140 mt-3">{facts}</p>
          <p className="quiet fz-note lh-140 mt-3">{pack}</p>
          {more && <div className={classes.action}>{more}</div>}
        </div>
      </div>
      <Group gap={10} justify="space-between" align="flex-end">
        <div>
          <p className="fz-sum fw-620 lts-18 lh-125 px-num">{price}</p>
          {note && <p className="c-ink-3 fz-fact lh-140">{note}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </Group>
    </article>
  );
}
