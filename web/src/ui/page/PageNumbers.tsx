import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export interface PagingProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** In a narrow column. */
  isSmall?: boolean;
}

export function PageNumbers({ page, pages, onPage, isSmall = false }: PagingProps) {
  const { t } = useTranslation('common');
  return (
    <Pagination
      className="flex justify-center mt-24"
      total={pages}
      value={page}
      onChange={onPage}
      {...(isSmall ? { size: 'sm', siblings: 0, gap: 4 } : {})}
      getItemProps={(number) => ({ 'aria-label': t('paging.page', { number }) })}
      getControlProps={(control) => ({
        'aria-label': control === 'previous' ? t('paging.previous') : t('paging.next'),
      })}
    />
  );
}
