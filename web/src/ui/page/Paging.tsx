// The way through the pages of a list.
import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface PagingProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** In a narrow column. */
  isSmall?: boolean;
}

export function Paging({ page, pages, onPage, isSmall = false }: PagingProps) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
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

/** Pages are counted from 1 in the address, from 0 by the server. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
