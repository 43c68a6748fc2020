// Details behind a row: a short list that loads more on request.
import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import type { ReportQuery } from '../query.ts';
import { type FetchPage, type Paged, useReportPages } from '../reports.queries.ts';
import classes from './Behind.module.css';

interface BehindProps<Item> {
  name: string;
  label: string;
  fetchPage: FetchPage<Paged<Item>>;
  query: ReportQuery;
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
}

export function Behind<Item>({ name, label, fetchPage, query, keyOf, children }: BehindProps<Item>) {
  const { t } = useTranslation(['reports', 'common']);
  const { head, items, hasFailed, retry, canLoadMore, loadMore } = useReportPages(name, fetchPage, query);
  if (hasFailed)
    return (
      <p className="fz-note p-10-44" role="alert">
        {t('failed.title')}{' '}
        <UnstyledButton
          className={`${classes.more} c-primary fz-note fw-560 m-4-44-8 mih-28`}
          onClick={retry}
        >
          {t('common:tryAgain')}
        </UnstyledButton>
      </p>
    );
  if (!head) return <Skeleton h={14} w="46%" m={14} />;
  const left = head.total - items.length;
  return (
    <>
      <ul className="plain-list" aria-label={label}>
        {items.map((item) => (
          <li
            key={keyOf(item)}
            className={`${classes.item} items-center line-between quiet grid fz-note gap-4-16 mih-46 p-4-0-4-44`}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {canLoadMore && (
        <UnstyledButton
          className={`${classes.more} c-primary fz-note fw-560 m-4-44-8 mih-28`}
          onClick={loadMore}
        >
          {t('groupMore', { count: left, number: formatNumber(left, 0) })}
        </UnstyledButton>
      )}
    </>
  );
}
