// What differs, before it is booked; of a count that has ended, what differed.
import { Button, Table } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBareUnits } from '../../../domain/inventory/bareUnits.ts';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
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
        <p className={classes.same}>{t('stocktaking.same')}</p>
      ) : (
        <Differences lines={different} />
      )}
      {uncounted > 0 && <p className={classes.hint}>{t('stocktaking.uncounted', { count: uncounted })}</p>}
      {isOpen && (
        <>
          <p className={classes.hint}>{t('stocktaking.meanwhile')}</p>
          <Decision count={count} different={different.length} onBack={onBack} />
        </>
      )}
    </>
  );
}

function Differences({ lines }: { lines: Stocktaking['lines'] }) {
  const { t } = useTranslation('inventory');
  const { unitName } = useBareUnits();
  return (
    <Table className={classes.table ?? ''} aria-label={t('stocktaking.reviewTitle')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('stocktaking.line.article')}</Table.Th>
          <Table.Th scope="col" className={classes.wide ?? ''}>
            {t('stocktaking.line.batch')}
          </Table.Th>
          <Table.Th scope="col" className={classes.right ?? ''}>
            {t('stocktaking.line.expected')}
          </Table.Th>
          <Table.Th scope="col" className={classes.right ?? ''}>
            {t('stocktaking.line.counted')}
          </Table.Th>
          <Table.Th scope="col" className={classes.right ?? ''}>
            {t('stocktaking.line.difference')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.stockId}>
            <Table.Th scope="row" className={classes.reviewName ?? ''}>
              {line.articleName}
              <span>{unitName(line.unit, 2)}</span>
            </Table.Th>
            <Table.Td className={`${classes.batch} ${classes.wide}`}>
              {line.batchNumber || t('stocktaking.line.noBatch')}
            </Table.Td>
            <Table.Td className={`${classes.right} px-num`}>{formatNumber(line.expected, 0)}</Table.Td>
            <Table.Td className={`${classes.right} px-num`}>{formatNumber(line.counted ?? 0, 0)}</Table.Td>
            <Table.Td className={`${classes.right} ${classes.difference} px-num`}>
              {signed(line.difference)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Decision(props: { count: Stocktaking; different: number; onBack: () => void }) {
  const { count, different, onBack } = props;
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const [isBusy, setBusy] = useState(false);

  async function book() {
    setBusy(true);
    try {
      const { booked } = await callApi(
        stocktakingCalls.bookStocktaking,
        { params: { stocktakingId: count.id } },
        { idempotencyKey: key },
      );
      notify.success(t('stocktaking.booked', { count: booked }));
      await invalidateInventory(queryClient);
      await navigate(pathTo('stocktaking'));
    } catch (error) {
      notify.error(<ApiErrorMessage error={error} />);
      await invalidateInventory(queryClient);
      setBusy(false);
    }
  }

  return (
    <div className={classes.footBar}>
      <Button variant="default" onClick={onBack}>
        {t('stocktaking.back')}
      </Button>
      <Button loading={isBusy} onClick={() => void book()}>
        {t('stocktaking.book', { count: different })}
      </Button>
    </div>
  );
}
