// Four figures above the inbox, each a way to the invoices it counts.
import type { InvoiceSummary } from '@praxora/contract/purchasing/invoice-summary.calls';
import {
  IconAlertTriangleFilled,
  IconCalendarDue,
  IconCircleCheckFilled,
  IconFileEuro,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';

/** Undefined while the summary is fetched: the tiles keep its place. */
export function InboxTiles({ summary }: { summary: InvoiceSummary | undefined }) {
  const { t } = useTranslation('invoices');
  return (
    <ul className="panel columns-4 phone-columns gap-1 bg-line plain-list mb-18 overflow-hidden">
      <Tile
        title={t('tile.open')}
        icon={IconFileEuro}
        count={summary?.open.count}
        note={summary && t('tile.gross', { amount: formatMoney(summary.open.grossCents) })}
        to="/invoices"
        action={t('tile.openAction')}
      />
      <Tile
        title={t('tile.differing')}
        icon={IconAlertTriangleFilled}
        tone="c-warn"
        count={summary?.differing.count}
        note={summary && t('tooMuch', { amount: formatMoney(summary.differing.tooMuchCents) })}
        to="/invoices?comparison=differs&group=clear"
        action={t('tile.differingAction')}
      />
      <Tile
        title={t('tile.checked')}
        icon={IconCircleCheckFilled}
        tone="c-ok"
        count={summary?.checked.count}
        note={summary && t('tile.month', { amount: formatMoney(summary.checked.grossCents) })}
        to="/invoices?group=checked"
        action={t('tile.checkedAction')}
      />
      <Tile
        title={t('tile.dueSoon')}
        icon={IconCalendarDue}
        tone="c-min"
        count={summary?.dueSoon.count}
        note={
          summary &&
          t('tile.until', {
            amount: formatMoney(summary.dueSoon.payableCents),
            day: formatDate(summary.dueSoon.until),
          })
        }
        to="/invoices?dueSoon=true"
        action={
          summary && summary.discount.cents > 0 ? (
            <span className="c-save">
              {t('tile.discount', { amount: formatMoney(summary.discount.cents) })}
            </span>
          ) : (
            t('tile.dueAction')
          )
        }
      />
    </ul>
  );
}

const coming = '\u00a0';

interface TileProps {
  title: string;
  icon: TablerIcon;
  tone?: string;
  count: number | undefined;
  note: string | undefined;
  to: string;
  action: ReactNode;
}

function Tile({ title, icon: Icon, tone = 'quiet', count, note, to, action }: TileProps) {
  return (
    <li className="column gap-4 bg-sheet p-14-18 min-w-0">
      <span className="row gap-8 spread fw-560">
        {title}
        <Icon className={tone} size={18} aria-hidden />
      </span>
      <span className="fz-28 fw-620 px-num">{count === undefined ? coming : formatNumber(count, 0)}</span>
      <span className="quiet fz-note">{note ?? coming}</span>
      <Link className="c-primary fw-560 fz-note td-none hover-td-underline" to={to}>
        {action}
      </Link>
    </li>
  );
}
