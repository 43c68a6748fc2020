// Rows set aside, until when, and the button to return them to the list.
import { Button } from '@mantine/core';
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatDate } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { Line } from '../lines.ts';
import { useTakeBack } from '../useSetAside.ts';
import { ArticleCell } from './ArticleCell.tsx';
import { StockCell } from './StockCells.tsx';

export function AsideTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('reorder');
  const columns: Column<Line>[] = [
    {
      key: 'article',
      head: t('column.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: ({ row }) => <ArticleCell row={row} />,
    },
    { key: 'stock', head: t('column.stock'), cell: ({ row }) => <StockCell row={row} /> },
    { key: 'until', head: t('column.aside'), cell: ({ row }) => <Until row={row} /> },
    {
      key: 'back',
      head: t('column.takeBack'),
      isHeadHidden: true,
      align: 'right',
      onPhone: 'whole',
      cell: ({ row }) => <TakeBack row={row} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={lines}
      keyOf={({ articleId }) => articleId}
      label={t('aside.list')}
      phone="cards"
      stickyHead="page"
    />
  );
}

function Until({ row: { article, snoozed, leftOutAt } }: { row: ReorderRow }) {
  const { t } = useTranslation('reorder');
  const { amountText } = useUnitTexts();
  if (leftOutAt !== null) return t('aside.untilReceipt', { date: formatDate(leftOutAt) });
  if (snoozed?.until) return t('aside.untilDay', { date: formatDate(snoozed.until) });
  return t('aside.untilBelow', {
    amount: amountText(snoozed?.atStock ?? article.stock, article.countingUnit),
  });
}

function TakeBack({ row: { article } }: { row: ReorderRow }) {
  const { t } = useTranslation('reorder');
  const back = useTakeBack();
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
      aria-label={t('aside.takeBackOf', { name: article.name })}
      loading={back.isBusy}
      onClick={() => void back.run(article)}
    >
      {t('aside.takeBack')}
    </Button>
  );
}
