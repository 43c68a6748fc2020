// The ledger of the article, newest first; what can be taken back has a button for it.
import { Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { Movement } from '@praxora/contract/inventory/stock.calls';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TakeBackDialog } from '../../../domain/receiving/TakeBackDialog.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Paging } from '../../../ui/page/Paging.tsx';
import { useUndo } from '../stock/useBooking.tsx';
import { useMovements } from './article.queries.ts';
import classes from './Movements.module.css';
import { movementKey } from './movementText.ts';
import { signed } from './signed.ts';

const pageSize = 50;

export function Movements({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const [page, setPage] = useState(0);
  const { data } = useMovements(article.id, page, pageSize);
  if (data?.total === 0) return <p className={classes.none}>{t('movement.none')}</p>;
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  return (
    <section aria-label={t('tabs.movements')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('movement.when')}</th>
            <th scope="col">{t('movement.what')}</th>
            <th scope="col" data-right>
              {t('stock.amount')}
            </th>
            <th scope="col">{t('place.storage')}</th>
            <th scope="col">{t('stock.batch')}</th>
            <th scope="col">{t('movement.who')}</th>
            <th scope="col">
              <span className={classes.hidden}>{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.items.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
      <Paging page={page + 1} pages={pages} onPage={(next) => setPage(next - 1)} />
    </section>
  );
}

function Row({ movement }: { movement: Movement }) {
  const { t } = useTranslation('article');
  const undo = useUndo();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const name = t(movementKey(movement));
  return (
    <tr data-reversed={movement.isReversed || undefined}>
      <td className="px-num" data-label={t('movement.when')}>
        {formatDateTime(movement.bookedAt)}
        {movement.happenedOn.slice(0, 10) !== movement.bookedAt.slice(0, 10) && (
          <div className={classes.small}>{t('movement.of', { date: formatDate(movement.happenedOn) })}</div>
        )}
      </td>
      <td data-label={t('movement.what')}>
        {name}
        {movement.orderId !== null && (
          <div className={classes.small}>
            <Link to={pathTo('order', { orderId: movement.orderId })}>{t('movement.order')}</Link>
          </div>
        )}
        {movement.isReversed && <div className={classes.small}>{t('movement.reversed')}</div>}
        {movement.labelId !== null && (
          <div className={classes.small}>{t('movement.label', { label: movement.labelId })}</div>
        )}
        {movement.note !== '' && <div className={classes.small}>{movement.note}</div>}
      </td>
      <td
        className={`px-num ${classes.amount}`}
        data-right
        data-label={t('stock.amount')}
        data-in={movement.amount > 0 || undefined}
      >
        {signed(movement.amount)}
      </td>
      <td data-label={t('place.storage')}>{movement.storageName}</td>
      <td className={classes.batch} data-label={t('stock.batch')}>
        {movement.batchNumber || t('table.noBatch')}
      </td>
      <td data-label={t('movement.who')}>{movement.user}</td>
      <td className={classes.action}>
        {movement.canTakeBack && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={t('movement.takeBackOf', { name, amount: signed(movement.amount) })}
            onClick={() => setAsked(true)}
          >
            {t('movement.takeBack')}
          </Button>
        )}
        {isAsked && movement.receiptId !== null && (
          <TakeBackDialog
            receiptId={movement.receiptId}
            articleId={movement.articleId}
            onClose={() => setAsked(false)}
          />
        )}
        {movement.canUndo && movement.receiptId === null && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isBusy}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={t('movement.undoOf', { name, amount: signed(movement.amount) })}
            onClick={() => {
              setBusy(true);
              void undo(movement.bookingId).finally(() => setBusy(false));
            }}
          >
            {t('stock.undo')}
          </Button>
        )}
      </td>
    </tr>
  );
}
