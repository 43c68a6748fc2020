// Batches whose number only contains what was looked for: one of them may be meant, and each is a click away.
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBareUnits } from '../../../domain/inventory/bareUnits.ts';
import { ExpiryDate } from '../../../domain/inventory/ExpiryDate.tsx';
import { pathTo } from '../../../lib/paths.ts';
import classes from './Recall.module.css';
import type { Entry } from './RecalledEntry.tsx';

export function SimilarBatches({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useBareUnits();
  return (
    <section aria-labelledby="similar">
      <div className={classes.head}>
        <h2 id="similar">{t('recall.partsTitle', { batch: batchNumber })}</h2>
        <span className={classes.count}>{t('recall.entries', { count: entries.length })}</span>
      </div>
      <Table className={classes.table ?? ''} aria-labelledby="similar">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('recall.batchOf')}</Table.Th>
            <Table.Th scope="col">{t('recall.article')}</Table.Th>
            <Table.Th scope="col">{t('recall.lies')}</Table.Th>
            <Table.Th scope="col" className={classes.wide ?? ''}>
              {t('recall.expires')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.stockId}>
              <Table.Th scope="row" className={classes.batch ?? ''}>
                <Link to={pathTo('recall', {}, { batch: entry.batchNumber })}>{entry.batchNumber}</Link>
              </Table.Th>
              <Table.Td>{entry.articleName}</Table.Td>
              <Table.Td>
                {entry.amount > 0
                  ? t('recall.liesAt', {
                      amount: amountText(entry.amount, entry.unit),
                      storage: entry.storageName,
                    })
                  : t('recall.nothingLeft', { storage: entry.storageName })}
              </Table.Td>
              <Table.Td className={classes.wide ?? ''}>
                <ExpiryDate date={entry.expirationDate} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
