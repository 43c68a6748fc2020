// Differences of a count before they are booked; for a finished count, its former differences.
import { Button } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stockKeys, useBareUnits } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { signed } from '../article/signed.ts';
import classes from './Stocktaking.module.css';

export function CountReview({ count, onBack }: { count: Stocktaking; onBack: () => void }) {
  const { t } = useTranslation('inventory');
  const isOpen = count.state === 'open';
  const different = count.lines.filter(({ difference }) => difference !== 0);
  const uncounted = count.lines.filter(({ counted }) => counted === null).length;
  return (
    <>
      {different.length === 0 ? (
        <p className="m-0-0-16">{t('stocktaking.same')}</p>
      ) : (
        <Differences lines={different} />
      )}
      {uncounted > 0 && (
        <p className="quiet fz-note m-0-0-8">{t('stocktaking.uncounted', { count: uncounted })}</p>
      )}
      {isOpen && (
        <>
          <p className="quiet fz-note m-0-0-8">{t('stocktaking.meanwhile')}</p>
          <Decision count={count} different={different.length} onBack={onBack} />
        </>
      )}
    </>
  );
}

type Line = Stocktaking['lines'][number];

function Differences({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const { unitName } = useBareUnits();
  const columns: Column<Line>[] = [
    {
      key: 'article',
      head: t('stocktaking.line.article'),
      isRowHead: true,
      className: `${classes.reviewName} fw-540`,
      cell: ({ articleName, unit }) => (
        <>
          {articleName}
          <span>{unitName(unit, 2)}</span>
        </>
      ),
    },
    {
      key: 'batch',
      head: t('stocktaking.line.batch'),
      onPhone: 'gone',
      className: 'quiet fz-fact mono',
      cell: ({ batchNumber }) => batchNumber || t('stocktaking.line.noBatch'),
    },
    {
      key: 'expected',
      head: t('stocktaking.line.expected'),
      align: 'figure',
      cell: ({ expected }) => formatNumber(expected, 0),
    },
    {
      key: 'counted',
      head: t('stocktaking.line.counted'),
      align: 'figure',
      cell: ({ counted }) => formatNumber(counted ?? 0, 0),
    },
    {
      key: 'difference',
      head: t('stocktaking.line.difference'),
      align: 'figure',
      className: 'fw-620',
      cell: ({ difference }) => signed(difference),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={lines}
      keyOf={({ stockId }) => stockId}
      label={t('stocktaking.reviewTitle')}
      className={classes.table}
    />
  );
}

function Decision(props: { count: Stocktaking; different: number; onBack: () => void }) {
  const { count, different, onBack } = props;
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const book = useChange({
    call: (stocktakingId: number, key) =>
      callApi(stocktakingCalls.bookStocktaking, { params: { stocktakingId } }, key),
    success: ({ booked }) => t('stocktaking.booked', { count: booked }),
    after: () => navigate(pathTo('stocktaking')),
    refetch: stockKeys,
  });

  return (
    <div className={`${classes.footBar} row spread gap-12 bg-sheet line-top bottom-0 mt-16 p-14-0 sticky`}>
      <Button variant="default" onClick={onBack}>
        {t('stocktaking.back')}
      </Button>
      <Button loading={book.isBusy} onClick={() => void book.run(count.id)}>
        {t('stocktaking.book', { count: different })}
      </Button>
    </div>
  );
}
