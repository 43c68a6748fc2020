import { Button } from '@mantine/core';
import type { ReorderGroup, ReorderRow } from '@praxora/contract/purchasing/reorder';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type StatusName, StockScale, statusIcons } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './UrgentPanel.module.css';

const statuses = {
  belowMinimum: 'minimumStock',
  reOrderPoint: 'reOrderPoint',
  putHere: 'hidden',
} as const satisfies Record<ReorderGroup, StatusName>;

interface UrgentRowProps {
  row: ReorderRow;
  /** Whether there is a delivery address and a vendor sells the article. */
  canAdd: boolean;
  /** Whether the role may fill the cart; otherwise nothing is offered. */
  mayAdd: boolean;
  isInCart: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onUndo: () => void;
}

export function UrgentRow({
  row: { article, amount, group },
  canAdd,
  mayAdd,
  isInCart,
  isBusy,
  ...acts
}: UrgentRowProps) {
  const { t } = useTranslation(['dashboard', 'units', 'stock']);
  const { amountText } = useUnitTexts();
  const status = statuses[group];
  const Icon = statusIcons[status];
  return (
    <li className="line-between below-small-mih-60 row gap-12 mih-50 p-4-0">
      <ProductPicture category={article.picture} size={36} />
      <div className="flex-1 min-w-0">
        <Link
          to={pathTo('article', { articleId: article.id })}
          className="break-words c-ink block fz-note fw-560 td-none hover-td-underline"
        >
          {article.name}
        </Link>
        <span className={`${classes.stock} inline-row gap-6 c-hid fz-caption fw-560`} data-status={status}>
          <Icon size={15} aria-hidden />
          {amountText(article.stock, article.countingUnit)}
        </span>
      </div>
      <span className="below-small-hidden flex-none w-84">
        <StockScale article={{ ...article, status }} />
      </span>
      {isInCart && (
        <span className={`${classes.added} row gap-2 c-ok flex-none fz-note fw-560`}>
          <span role="status">
            <IconCheck size={15} aria-hidden />
            {t('urgent.inCart')}
          </span>
          <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={acts.onUndo}>
            {t('urgent.undo')}
          </Button>
        </span>
      )}
      {!isInCart && mayAdd && canAdd && (
        <Button
          variant="default"
          size="compact-sm"
          className={`${classes.add} miw-58`}
          loading={isBusy}
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('urgent.add', { amount: amountText(amount, article.orderUnit), name: article.name })}
          onClick={acts.onAdd}
        >
          {formatNumber(amount, 0)}
        </Button>
      )}
      {!isInCart && !canAdd && (
        <Link to={pathTo('reorder')} className="quiet fz-caption">
          {t('urgent.noOffer')}
        </Link>
      )}
    </li>
  );
}
