// The removals behind an article's consumption.
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { ConsumptionRow, MovementRow } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatDate } from '../../../../lib/format.ts';
import { kindTexts } from '../filters/texts.ts';
import { Behind } from '../parts/Behind.tsx';
import type { ReportQuery } from '../query.ts';
import type { FetchPage, Paged } from '../reports.queries.ts';

const fetchPage: FetchPage<Paged<MovementRow>> = (query, signal) =>
  callApi(stockReportCalls.stockMovements, { query: query as never }, { signal });

/** Movement kinds that count as consumption: removals and their reversals. */
const kinds = 'removal,takenBack';

interface MovementsBehindProps {
  query: ReportQuery;
  row: ConsumptionRow;
}

export function MovementsBehind({ query, row: { articleId, name, costCenter } }: MovementsBehindProps) {
  const { t } = useTranslation('reports');
  const { groupBy: _, sort: __, descending: ___, compare: ____, ...filters } = query;
  return (
    <Behind
      name="used"
      label={t('consumption.movementsOf', { name })}
      fetchPage={fetchPage}
      query={{
        ...filters,
        kinds,
        articleIds: String(articleId),
        ...(costCenter ? { costCenterIds: String(costCenter.id) } : {}),
      }}
      keyOf={({ id }) => id}
    >
      {(movement) => <OneMovement movement={movement} />}
    </Behind>
  );
}

function OneMovement({ movement }: { movement: MovementRow }) {
  const { t } = useTranslation(['reports', 'units']);
  const { amountText } = useUnitTexts();
  const { happenedOn, kind, quantity, unit, storage, user, device, valueCents } = movement;
  return (
    <>
      <span className="wrap gap-2-14 items-baseline min-w-0">
        <span className="px-num">{formatDate(happenedOn)}</span>
        <span>{t(kindTexts[kind])}</span>
      </span>
      <span className="px-num">{amountText(-quantity, unit)}</span>
      <span>{storage}</span>
      <span>{device ?? user}</span>
      <span className="px-num c-ink ta-right">
        {valueCents === null ? t('noPrice') : signedMoney(valueCents)}
      </span>
    </>
  );
}
