// The positions of a waiting order beside what is known of them.
import type { PendingApproval } from '@praxora/contract/purchasing/approvals.calls';
import type { OrderPosition } from '@praxora/contract/purchasing/order';
import { priceRisePercent } from '@praxora/rules/purchasing/price-rise';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './Approvals.module.css';

export function ApprovalPositions({ pending: { order, positions } }: { pending: PendingApproval }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const { amountText } = useUnitTexts();
  const known = new Map(positions.map((position) => [position.positionId, position]));
  const columns: Column<OrderPosition>[] = [
    {
      key: 'article',
      head: t('position.article'),
      isRowHead: true,
      cell: ({ picture, name, manufacturer, packText }) => (
        <span className="row gap-10">
          <ProductPicture category={picture} size={36} />
          <span>
            <b className="fw-540">{name[language]}</b>
            <span className="c-ink-3 fz-caption block fw-400">
              {manufacturerText(manufacturer)} · {packText[language]}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'stock',
      head: t('position.stock'),
      align: 'figure',
      cell: ({ id, article }) => {
        const stock = known.get(id)?.stock ?? null;
        return stock === null || !article ? t('position.unknown') : amountText(stock, article.countingUnit);
      },
    },
    {
      key: 'last',
      head: t('position.last'),
      align: 'figure',
      cell: ({ id }) => <LastPaid known={known.get(id)} />,
    },
    {
      key: 'price',
      head: t('position.price'),
      align: 'figure',
      cell: (position) => (
        <Price position={position} lastPaidCents={known.get(position.id)?.lastPaidCents ?? null} />
      ),
    },
    {
      key: 'quantity',
      head: t('position.quantity'),
      align: 'figure',
      cell: ({ quantity }) => formatNumber(quantity, 0),
    },
    {
      key: 'net',
      head: t('position.net'),
      align: 'figure',
      cell: ({ netCents }) => <b>{formatMoney(netCents)}</b>,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={order.positions}
      keyOf={({ id }) => id}
      phone="lines"
      className={`${classes.table} cell-gap-8 cell-p-9`}
    />
  );
}

interface PriceProps {
  position: OrderPosition;
  lastPaidCents: number | null;
}

/** The price of one, and by how much it rose since the last purchase. */
function Price({ position: { netCents, quantity }, lastPaidCents }: PriceProps) {
  const { t } = useTranslation('approvals');
  const cents = Math.round(netCents / quantity);
  const rise = priceRisePercent(lastPaidCents, cents);
  return (
    <span>
      {formatMoney(cents)}
      {rise !== null && (
        <span className="c-warn fz-caption block fw-560">
          {t('position.rise', { percent: formatNumber(rise, 0) })}
        </span>
      )}
    </span>
  );
}

function LastPaid({ known }: { known: PendingApproval['positions'][number] | undefined }) {
  const { t } = useTranslation('approvals');
  const { lastPaidCents = null, lastOrderedAt = null } = known ?? {};
  return (
    <span>
      {lastPaidCents === null ? t('position.never') : formatMoney(lastPaidCents)}
      {lastOrderedAt && <span className="c-ink-3 fz-caption block fw-400">{formatDate(lastOrderedAt)}</span>}
    </span>
  );
}
