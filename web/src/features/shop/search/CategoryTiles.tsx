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
      <ul className={`${classes.list} fill-212 plain-list grid gap-10`}>
        {!isLoaded && skeletons.map((index) => <Skeleton key={index} h={72} radius={14} />)}
        {categories.map(({ value, name, picture, count }) => (
          <li key={value}>
            <Link
              className={`${classes.tile} panel p-9-12-9-9 row gap-12 c-ink h-full mih-72 td-none`}
              to={searchPath({ ...emptyAddress, categories: [value] })}
            >
              <ProductPicture category={picture} size={48} />
              <span className="grid min-w-0">
                <span className={`${classes.name} fz-row fw-560 hyphens lh-130 anywhere`}>{name}</span>
                <span className="line-18 quiet fz-caption tabular mih-18">
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
