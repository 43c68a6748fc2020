import type { Movement } from '@praxora/contract/inventory/stock';
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BlockMark, ExpiryDate, MovementAuthor, MovementTime } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { movementKey } from '../article/movement-text.ts';
import { signed } from '../article/signed.ts';
import { sumAmount } from './amount-of.ts';
import classes from './Recall.module.css';

export type Entry = DataOf<typeof stockCalls.recallBatch>[number];

export function RecalledEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const came = formatDate(entry.receivedOn);
  const wentBack = sumAmount(entry.movements, 'return');
  return (
    <article className={`${classes.entry} panel p-18-20-10 mb-20`}>
      <header className="wrap gap-4-10 items-baseline">
        <h3 className="fz-lead">
          <Link className="c-ink" to={pathTo('article', { articleId: entry.articleId })}>
            {entry.articleName}
          </Link>
        </h3>
        <span className="quiet fz-note">{manufacturerText(entry.manufacturer)}</span>
      </header>
      <dl className={`${classes.facts} fit-200 grid gap-12-24 m-14-0`}>
        <div>
          <dt>{t('recall.batchOf')}</dt>
          <dd className={`${classes.batch} fw-560 anywhere`}>{entry.batchNumber}</dd>
        </div>
        <div>
          <dt>{t('recall.lies')}</dt>
          <dd>
            <strong>
              {entry.amount > 0
                ? t('recall.liesAt', {
                    amount: amountText(entry.amount, entry.unit),
                    storage: entry.storageName,
                  })
                : t('recall.nothingLeft', { storage: entry.storageName })}
            </strong>
            {entry.block && <BlockMark block={entry.block} />}
            <span>
              {t('recall.sum', {
                left: amountText(entry.amount, entry.unit),
                used: amountText(sumAmount(entry.movements, 'consumption'), entry.unit),
              })}
            </span>
            {wentBack > 0 && (
              <span>{t('recall.wentBack', { amount: amountText(wentBack, entry.unit) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('recall.came')}</dt>
          <dd>
            {entry.vendorName === ''
              ? t('recall.cameOn', { date: came })
              : t('recall.cameFrom', { date: came, vendor: entry.vendorName })}
            {entry.orderId !== null && (
              <Link to={pathTo('order', { orderId: entry.orderId })}>{t('recall.order')}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('recall.expires')}</dt>
          <dd>
            <ExpiryDate date={entry.expirationDate} />
          </dd>
        </div>
        {entry.labelIds.length > 0 && (
          <div>
            <dt>{t('recall.labels')}</dt>
            <dd className={classes.labels}>{entry.labelIds.join(' ')}</dd>
          </div>
        )}
      </dl>
      <Movements entry={entry} />
    </article>
  );
}

function Movements({ entry }: { entry: Entry }) {
  const { t } = useTranslation('inventory');
  const { t: ofArticle } = useTranslation('article');
  const columns: Column<Movement>[] = [
    {
      key: 'when',
      head: t('recall.when'),
      align: 'digits',
      cell: (movement) => <MovementTime {...movement} />,
    },
    {
      key: 'what',
      head: t('recall.what'),
      cell: (movement) => (
        <>
          {ofArticle(movementKey(movement))}
          {movement.note !== '' && <span className="quiet fz-caption block">{movement.note}</span>}
        </>
      ),
    },
    { key: 'amount', head: t('recall.amount'), align: 'figure', cell: ({ amount }) => signed(amount) },
    {
      key: 'who',
      head: t('recall.who'),
      onPhone: 'gone',
      cell: (movement) => <MovementAuthor {...movement} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={entry.movements}
      keyOf={({ id }) => id}
      label={t('recall.movements', { name: entry.articleName, storage: entry.storageName })}
      className="cell-p-0 row-h-38 fz-note"
    />
  );
}
