// The ledger of the article, newest first; what can be taken back has a button for it.
import { Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { Movement } from '@praxora/contract/inventory/stock';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MovementAuthor, MovementTime } from '../../../domain/inventory/index.ts';
import { LazyTakeBackDialog } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { Paging } from '../../../ui/page/Paging.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useUndo } from '../stock/useBooking.ts';
import { useMovements } from './article.queries.ts';
import classes from './Movements.module.css';
import { movementKey } from './movement-text.ts';
import { signed } from './signed.ts';

const pageSize = 50;

export function Movements({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const [page, setPage] = useState(0);
  const { data } = useMovements(article.id, page, pageSize);
  if (data?.total === 0) return <p className="quiet">{t('movement.none')}</p>;
  const columns: Column<Movement>[] = [
    {
      key: 'when',
      head: t('movement.when'),
      align: 'digits',
      cell: (movement) => <MovementTime {...movement} />,
    },
    { key: 'what', head: t('movement.what'), cell: (movement) => <What movement={movement} /> },
    {
      key: 'amount',
      head: t('stock.amount'),
      align: 'figure',
      className: `${classes.amount} fw-600`,
      marksOf: ({ amount }) => ({ 'data-in': amount > 0 || undefined }),
      cell: ({ amount }) => signed(amount),
    },
    { key: 'storage', head: t('place.storage'), cell: ({ storageName }) => storageName },
    {
      key: 'batch',
      head: t('stock.batch'),
      className: 'mono fz-fact',
      cell: ({ batchNumber }) => batchNumber || t('table.noBatch'),
    },
    { key: 'who', head: t('movement.who'), cell: (movement) => <MovementAuthor {...movement} /> },
    {
      key: 'actions',
      head: t('table.actions'),
      isHeadHidden: true,
      className: classes.action,
      cell: (movement) => <Reversal movement={movement} />,
    },
  ];
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  return (
    <section aria-label={t('tabs.movements')}>
      <DataTable
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        rowProps={({ isReversed }) => ({ 'data-reversed': isReversed || undefined })}
        phone="cards"
        className={classes.table}
      />
      <Paging page={page + 1} pages={pages} onPage={(next) => setPage(next - 1)} />
    </section>
  );
}

function What({ movement }: { movement: Movement }) {
  const { t } = useTranslation('article');
  return (
    <>
      {t(movementKey(movement))}
      {movement.orderId !== null && (
        <div className="quiet fz-fact">
          <Link to={pathTo('order', { orderId: movement.orderId })}>{t('movement.order')}</Link>
        </div>
      )}
      {movement.isReversed && <div className="quiet fz-fact">{t('movement.reversed')}</div>}
      {movement.labelId !== null && (
        <div className="quiet fz-fact">{t('movement.label', { label: movement.labelId })}</div>
      )}
      {movement.treatment && (
        <div className="quiet fz-fact anywhere">
          {t('treatment.line', {
            reference: movement.treatment.reference || t('treatment.none'),
            serial: movement.treatment.serialNumber || '–',
          })}
        </div>
      )}
      {movement.note !== '' && <div className="quiet fz-fact">{movement.note}</div>}
    </>
  );
}

/** Reversal of a movement: of its own booking, or of the receipt it belongs to. */
function Reversal({ movement }: { movement: Movement }) {
  const { t } = useTranslation('article');
  const undo = useUndo();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermission('bookStock');
  const name = t(movementKey(movement));
  if (!isPermitted) return null;
  return (
    <>
      {movement.canTakeBack && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t('movement.takeBackOf', { name, amount: signed(movement.amount) })}
          onClick={() => setOpen(true)}
        >
          {t('movement.takeBack')}
        </Button>
      )}
      {isOpen && movement.receiptId !== null && (
        <LazyTakeBackDialog
          receiptId={movement.receiptId}
          articleId={movement.articleId}
          onClose={() => setOpen(false)}
        />
      )}
      {movement.canUndo && movement.receiptId === null && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={undo.isBusy}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t('movement.undoOf', { name, amount: signed(movement.amount) })}
          onClick={() => void undo.run(movement.bookingId)}
        >
          {t('stock.undo')}
        </Button>
      )}
    </>
  );
}
