// Differences of a count before they are booked.
import { Button } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { signed } from '../article/signed.ts';
import classes from './Stocktaking.module.css';
import { countKeys } from './stocktaking.queries.ts';

export function CountReview({ count, onBack }: { count: Stocktaking; onBack: () => void }) {
  const { t } = useTranslation('inventory');
  const different = count.lines.filter(({ difference }) => difference !== 0);
  const recounts = count.lines.filter(({ needsRecount }) => needsRecount).length;
  const uncounted = count.lines.filter(({ counted, needsRecount }) => counted === null && !needsRecount);
  return (
    <>
      {different.length === 0 ? (
        <p className="m-0-0-16">{t('stocktaking.same')}</p>
      ) : (
        <Differences lines={different} />
      )}
      {recounts > 0 ? (
        <p className="c-warn fw-560 m-0-0-8">{t('stocktaking.recount.open', { count: recounts })}</p>
      ) : (
        <Recount count={count} onBack={onBack} />
      )}
      {uncounted.length > 0 && (
        <p className="quiet fz-note m-0-0-8">{t('stocktaking.uncounted', { count: uncounted.length })}</p>
      )}
      <p className="quiet fz-note m-0-0-8">{t('stocktaking.meanwhile')}</p>
      <Decision count={count} different={different.length} isBlocked={recounts > 0} onBack={onBack} />
    </>
  );
}

/** Large differences are looked at once more before they are booked. */
function Recount({ count, onBack }: { count: Stocktaking; onBack: () => void }) {
  const { t } = useTranslation('inventory');
  const stockIds = count.lines.filter(({ isLarge }) => isLarge).map(({ stockId }) => stockId);
  const recount = useChange({
    call: () =>
      callApi(stocktakingCalls.requestRecount, { params: { stocktakingId: count.id }, body: { stockIds } }),
    success: () => t('stocktaking.recount.requested', { count: stockIds.length }),
    after: onBack,
    refetch: countKeys(count.id),
  });
  if (stockIds.length === 0) return null;
  return (
    <Button
      variant="default"
      className="mb-12"
      leftSection={<IconRepeat size={17} aria-hidden />}
      loading={recount.isBusy}
      onClick={() => void recount.run()}
    >
      {t('stocktaking.recount.large', { count: stockIds.length })}
    </Button>
  );
}

type Line = Stocktaking['lines'][number];

function Differences({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const { unitName } = useUnitTexts();
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
      cell: ({ expected }) => formatNumber(expected ?? 0, 0),
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
      cell: ({ difference, isLarge }) =>
        isLarge ? (
          <>
            <span className="c-warn fz-fact">{t('stocktaking.recount.isLarge')}</span> {signed(difference)}
          </>
        ) : (
          signed(difference)
        ),
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

interface DecisionProps {
  count: Stocktaking;
  different: number;
  isBlocked: boolean;
  onBack: () => void;
}

function Decision({ count, different, isBlocked, onBack }: DecisionProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [colleague, setColleague] = useState<ApiError | null>(null);
  const book = useChange({
    call: ({ id, anyway }: { id: number; anyway: boolean }, key) =>
      callApi(
        stocktakingCalls.bookStocktaking,
        { params: { stocktakingId: id }, query: anyway ? { anyway: 'true' } : {} },
        key,
      ),
    success: ({ booked }) => t('stocktaking.booked', { count: booked }),
    after: () => navigate(pathTo('stocktakingRecord', { stocktakingId: count.id })),
    refetch: stockKeys,
  });

  /** A colleague at the shelf is asked first. */
  const finish = () =>
    book.send({ id: count.id, anyway: false }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'COLLEAGUE_COUNTING') setColleague(error);
      else notifyRefusal(error);
    });

  return (
    <div className={`${classes.footBar} row spread gap-12 bg-sheet line-top bottom-0 mt-16 p-14-0 sticky`}>
      <Button variant="default" onClick={onBack}>
        {t('stocktaking.back')}
      </Button>
      <Button loading={book.isBusy} disabled={isBlocked} onClick={() => void finish()}>
        {t('stocktaking.book', { count: different })}
      </Button>
      {colleague && (
        <FormDialog
          title={t('stocktaking.anyway.title')}
          action={t('stocktaking.anyway.action')}
          onSubmit={() => book.send({ id: count.id, anyway: true })}
          onClose={() => setColleague(null)}
        >
          <ApiErrorMessage error={colleague} />
        </FormDialog>
      )}
    </div>
  );
}
