// The list itself. Only the rows in sight are in the page; spacers above and below stand for all others.
import { Checkbox, UnstyledButton } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowRange } from '../../../ui/table/row-window.ts';
import classes from './ArticleList.module.css';
import { ArticleRow, WaitingRow } from './ArticleRow.tsx';
import type { ListView, SortName } from './address.ts';
import { type ColumnName, columns, columnTexts } from './columns.ts';

const sortOfColumn: Partial<Record<ColumnName, SortName>> = {
  status: 'status',
  stock: 'stock',
  expiry: 'expiry',
  value: 'value',
};

interface ArticleTableProps {
  body: RefObject<HTMLTableSectionElement | null>;
  view: ListView;
  onSort: (sort: SortName) => void;
  total: number;
  range: RowRange;
  rowHeight: number;
  rowAt: (row: number) => ArticleListed | undefined;
  loaded: readonly ArticleListed[];
  hidden: ReadonlySet<ColumnName>;
  hasCostCenters: boolean;
  /** Amounts are of one storage; the scale and the status are of the whole article. */
  isOfStorage: boolean;
  marked: ReadonlyMap<number, ArticleListed>;
  onMark: (marked: ReadonlyMap<number, ArticleListed>) => void;
}

export function ArticleTable(props: ArticleTableProps) {
  const { body, view, onSort, total, range, rowHeight, rowAt, loaded, marked, onMark } = props;
  const { t } = useTranslation('inventory');
  const shown = columns.filter(
    (name) => !props.hidden.has(name) && (name !== 'costCenter' || props.hasCostCenters),
  );
  const rows = Array.from(
    { length: Math.max(0, Math.min(range.end, total) - range.first) },
    (_, index) => range.first + index,
  );
  const areAllMarked = loaded.length > 0 && loaded.every(({ id }) => marked.has(id));
  const isOrdered = (sort: SortName) => view.sort === sort;
  const head = (sort: SortName | undefined, text: string) =>
    sort === undefined ? (
      text
    ) : (
      <UnstyledButton className={classes.sortHead} onClick={() => onSort(sort)}>
        {text}
        {isOrdered(sort) &&
          (view.descending ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />)}
      </UnstyledButton>
    );
  const order = (sort: SortName | undefined) =>
    sort !== undefined && isOrdered(sort) ? (view.descending ? 'descending' : 'ascending') : undefined;
  const after = Math.max(0, total - range.end);

  return (
    <table className={classes.table} aria-label={t('list.name')} aria-rowcount={total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" data-column="select">
            <Checkbox
              aria-label={t('select.all')}
              checked={areAllMarked}
              indeterminate={!areAllMarked && marked.size > 0}
              onChange={() => onMark(areAllMarked ? new Map() : new Map(loaded.map((one) => [one.id, one])))}
            />
          </th>
          <th scope="col" data-column="article" aria-sort={order('name')}>
            {head('name', t('column.article'))}
          </th>
          {shown.map((name) => (
            <th key={name} scope="col" data-column={name} aria-sort={order(sortOfColumn[name])}>
              {head(
                sortOfColumn[name],
                name === 'stock' && props.isOfStorage ? t('column.stockHere') : t(columnTexts[name]),
              )}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span className={classes.unseen}>{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {range.first > 0 && (
          <tr aria-hidden className={classes.spacer} style={{ height: range.first * rowHeight }} />
        )}
        {rows.map((row) => {
          const article = rowAt(row);
          return article ? (
            <ArticleRow
              key={article.id}
              article={article}
              index={row + 2}
              columns={shown}
              isMarked={marked.has(article.id)}
              onMark={() => {
                const next = new Map(marked);
                if (!next.delete(article.id)) next.set(article.id, article);
                onMark(next);
              }}
            />
          ) : (
            <WaitingRow key={`waiting-${row}`} cells={shown.length + 3} />
          );
        })}
        {after > 0 && <tr aria-hidden className={classes.spacer} style={{ height: after * rowHeight }} />}
      </tbody>
    </table>
  );
}
