import { Table } from '@mantine/core';
import type { DataOf } from '@praxora/contract/call';
import type { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './Stocktaking.module.css';

const states = {
  booked: 'stocktaking.pastState.booked',
  discarded: 'stocktaking.pastState.discarded',
} as const;

export function PastCounts({ counts }: { counts: DataOf<typeof stocktakingCalls.listStocktakings> }) {
  const { t } = useTranslation('inventory');
  if (counts.length === 0) return null;
  return (
    <section className={classes.past}>
      <h2 className={classes.question}>{t('stocktaking.past')}</h2>
      <Table className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('stocktaking.storage')}</Table.Th>
            <Table.Th scope="col">{t('stocktaking.started')}</Table.Th>
            <Table.Th scope="col" className={classes.wide ?? ''}>
              {t('stocktaking.by')}
            </Table.Th>
            <Table.Th scope="col" className={classes.wide ?? ''}>
              {t('stocktaking.lines')}
            </Table.Th>
            <Table.Th scope="col">{t('stocktaking.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {counts.map((count) => (
            <Table.Tr key={count.id}>
              <Table.Td>
                <Link className={classes.link} to={pathTo('stocktaking', {}, { count: count.id })}>
                  {count.storageName}
                </Link>
              </Table.Td>
              <Table.Td className="px-num">{formatDateTime(count.startedAt)}</Table.Td>
              <Table.Td className={classes.wide ?? ''}>{count.startedBy}</Table.Td>
              <Table.Td className={`${classes.wide} px-num`}>
                {t('stocktaking.progress', {
                  counted: formatNumber(count.countedCount, 0),
                  total: formatNumber(count.lineCount, 0),
                })}
              </Table.Td>
              <Table.Td>{count.state === 'open' ? null : t(states[count.state])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
