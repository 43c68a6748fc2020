import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './ArticleList.module.css';
import { sortTexts } from './ArticleSort.tsx';
import type { SortName } from './address.ts';

export function ListFoot({ loaded, total, sort }: { loaded: number; total: number; sort: SortName }) {
  const { t } = useTranslation('inventory');
  return (
    <p className={`${classes.foot} quiet fz-note flex spread p-16-0-72`}>
      <span className="px-num">
        {t('list.loaded', { count: total, number: formatNumber(loaded, 0), total: formatNumber(total, 0) })}
      </span>
      <span>{t('sort.by', { name: t(sortTexts[sort]) })}</span>
    </p>
  );
}
