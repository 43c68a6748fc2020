// The columns of a record's lines.
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { IconCheck, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate, formatNumber, formatTime } from '../../../lib/format.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { signed } from '../article/signed.ts';
import { signedMoney } from './signed-money.ts';

export type Line = StocktakingRecord['lines'][number];

function Looks({ looks }: Pick<Line, 'looks'>) {
  const { t } = useTranslation(['inventory', 'common']);
  const last = looks.at(-1);
  if (looks.length === 1 && last) {
    return (
      <span className="grid miw-110">
        {last.name || t('common:somebody')}
        <span className="quiet fz-fact px-num">{formatTime(last.at)}</span>
      </span>
    );
  }
  return (
    <span className="grid miw-110">
      {t('inventory:stocktaking.record.people', { count: new Set(looks.map(({ name }) => name)).size })}
      <span className="quiet fz-fact">{t('inventory:stocktaking.record.seeBelow')}</span>
    </span>
  );
}

export function useRecordColumns(): Column<Line>[] {
  const { t } = useTranslation('inventory');
  const { unitName } = useUnitTexts();
  const tone = (value: number) => (value > 0 ? 'c-ok' : 'c-min');
  return [
    {
      key: 'article',
      head: t('stocktaking.record.col.article'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: ({ picture, articleName, articleNumber, unit }) => (
        <span className="row gap-12">
          <ProductPicture category={picture} size={36} />
          <span className="grid min-w-0 anywhere">
            <span className="fw-540">{articleName}</span>
            <span className="quiet fz-fact">
              {[articleNumber, unitName(unit, 2)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'batch',
      head: t('stocktaking.record.col.batch'),
      cell: ({ batchNumber, expirationDate, isFound }) => (
        <span className="grid miw-130">
          <span className={batchNumber === '' ? 'quiet' : 'mono'}>
            {batchNumber || t('stocktaking.line.noBatch')}
          </span>
          {expirationDate && <span className="quiet fz-fact px-num">{formatDate(expirationDate)}</span>}
          {isFound && (
            <span className="c-primary fz-fact fw-560 inline-row gap-4">
              <IconSparkles size={14} aria-hidden />
              {t('stocktaking.record.foundMark')}
            </span>
          )}
        </span>
      ),
    },
    { key: 'by', head: t('stocktaking.record.col.by'), cell: ({ looks }) => <Looks looks={looks} /> },
    {
      key: 'expected',
      head: t('stocktaking.line.expected'),
      align: 'figure',
      cell: ({ expected, isFound }) => (isFound ? '–' : formatNumber(expected, 0)),
    },
    {
      key: 'counted',
      head: t('stocktaking.line.counted'),
      align: 'figure',
      className: 'fw-620',
      cell: ({ counted }) => formatNumber(counted, 0),
    },
    {
      key: 'difference',
      head: t('stocktaking.line.difference'),
      align: 'figure',
      cell: ({ difference }) =>
        difference === 0 ? (
          <IconCheck size={17} className="c-ok" role="img" aria-label={t('stocktaking.record.filter.same')} />
        ) : (
          <strong className={tone(difference)}>{signed(difference)}</strong>
        ),
    },
    {
      key: 'value',
      head: t('stocktaking.record.col.value'),
      align: 'figure',
      cell: ({ differenceCents }) => (differenceCents === null ? '–' : signedMoney(differenceCents)),
    },
  ];
}
