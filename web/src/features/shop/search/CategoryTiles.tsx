// The start page's way in: every category with its drawing.
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { emptyAddress, searchPath } from './address.ts';
import classes from './CategoryTiles.module.css';
import type { CategoryBranch } from './categories.ts';

const skeletons = Array.from({ length: 15 }, (_, index) => index);

interface CategoryTilesProps {
  categories: readonly CategoryBranch[];
  isLoaded: boolean;
}

export function CategoryTiles({ categories, isLoaded }: CategoryTilesProps) {
  const { t } = useTranslation('search');
  return (
    <nav className="mb-28" aria-label={t('categories.title')}>
      <ul className={classes.list}>
        {!isLoaded && skeletons.map((index) => <Skeleton key={index} h={68} radius={14} />)}
        {categories.map(({ value, name, picture, count }) => (
          <li key={value}>
            <Link className={classes.tile} to={searchPath({ ...emptyAddress, categories: [value] })}>
              <ProductPicture category={picture} size={48} />
              <span className="grid min-w-0">
                <span className={`${classes.name} fz-row fw-560 hyphens lh-130 anywhere`}>{name}</span>
                <span className={classes.count}>
                  {count !== undefined && t('categories.count', { count, number: formatNumber(count) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
