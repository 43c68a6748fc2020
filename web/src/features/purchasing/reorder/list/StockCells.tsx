// How much there is, and how long it lasts.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { stockStatus } from '@praxora/rules/inventory/stock-status';
import { IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type StatusName, StockScale } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatDate, formatNumber } from '../../../../lib/format.ts';
import { MarkedText } from '../../../../lib/MarkedText.tsx';
import marks from '../../../../ui/marks/ToneMark.module.css';
import { toReach } from '../reach.ts';
import classes from './cells.module.css';

export function StockCell({ row }: { row: ReorderRow }) {
  const { article } = row;
  const { t } = useTranslation('reorder');
  const { unitName } = useUnitTexts();
  if (!article.useInventory) return <span className="quiet fz-note">{t('stock.none')}</span>;
  const { stock, idealStock, countingUnit } = article;
  const words = {
    stock: formatNumber(stock, 0),
    ideal: formatNumber(idealStock, 0),
    unit: unitName(countingUnit, idealStock > 0 ? idealStock : stock),
  };
  return (
    <div className={`${classes.stock} column gap-7 fz-note lh-125`}>
      <span className="px-num">
        <MarkedText
          text={t(idealStock > 0 ? 'stock.of' : 'stock.plain', words)}
          mark={(part) => <b>{part}</b>}
        />
      </span>
      <StockScale article={{ ...article, status: statusOf(row) }} width={96} />
    </div>
  );
}

/** Stock status of a row; a row added by hand is not low, or has no thresholds. */
function statusOf({ article, group }: ReorderRow): StatusName {
  if (group === 'belowMinimum') return 'minimumStock';
  if (group === 'reOrderPoint') return 'reOrderPoint';
  return stockStatus(article.stock, article, true) === 'inStock' ? 'inStock' : 'hidden';
}

const reachTexts = { days: 'reach.days', weeks: 'reach.weeks', months: 'reach.months' } as const;

export function ReachCell({ row }: { row: ReorderRow }) {
  const { t } = useTranslation('reorder');
  const { article, reachDays, lastsUntil } = row;
  if (!article.useInventory) return null;
  if (article.stock <= 0) return <Soon text={t('reach.empty')} />;
  if (reachDays === null) return <span className="quiet fz-note">{t('reach.unknown')}</span>;
  const { unit, count, isSoon } = toReach(reachDays);
  const text = t(reachTexts[unit], { count });
  if (isSoon) return <Soon text={text} />;
  return (
    <span className="px-num quiet fz-note" title={formatDate(lastsUntil)}>
      {text}
    </span>
  );
}

function Soon({ text }: { text: string }) {
  return (
    <span className={`px-num ${marks.mark}`} data-tone="min">
      <IconHourglassLow size={15} stroke={1.8} aria-hidden />
      {text}
    </span>
  );
}
