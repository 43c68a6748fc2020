// A line of a receipt: the product, ordered and received quantities, the quantity received now, and its lots.
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconCircleCheckFilled, IconClock } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canStore, withDelivered } from '../../../domain/purchasing/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './LineRow.module.css';
import { LotChips } from './LotChips.tsx';
import { LotFields } from './LotFields.tsx';
import { LotsFoot } from './LotsFoot.tsx';
import type { ShownLine } from './order-lines.ts';
import type { LineState } from './useLines.ts';

const NotStorable = lazy(() => import('./NotStorable.tsx').then((m) => ({ default: m.NotStorable })));

interface LineRowProps extends LineState {
  line: ShownLine;
  /** Something came of another line: what did not come is worth saying. */
  isBegun: boolean;
  orderId: number | null;
  onLeave: (address: string) => void;
  /** Beside the chevron. */
  action?: ReactNode;
  /** Under the lots. */
  children?: ReactNode;
}

export function LineRow(props: LineRowProps) {
  const { line, draft, isOpen, action } = props;
  const { t } = useTranslation('receiving');
  const partId = useId();
  return (
    <li
      className={`${classes.line} line-between`}
      data-open={isOpen || undefined}
      data-line={line.key}
      onFocus={props.onTurnTo}
    >
      <div
        className={`${classes.main} items-center col-gap-12 grid`}
        data-outside={line.counts === null || undefined}
      >
        <ProductPicture category={line.picture} size={42} />
        <LineWords line={line} />
        {line.counts && <LineCounts {...line.counts} />}
        <div className={`${classes.now} flex justify-end`} data-label={t('head.now')}>
          <DeliveredNow {...props} />
        </div>
        <div className={`${classes.actions} flex gap-2 justify-end`}>
          {action}
          <ActionIcon
            className={classes.toggle}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': partId } : {})}
            aria-label={t('line.lotsOf', { name: line.name })}
            onClick={props.onToggle}
          >
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isOpen && (
        <div id={partId} className={`${classes.part} m-12-0-0-54`}>
          <OpenPart {...props} />
        </div>
      )}
      {!isOpen && draft.delivered > 0 && (
        <div className={`${classes.part} m-12-0-0-54`} data-closed>
          <LotChips line={line} draft={draft} />
        </div>
      )}
      {!isOpen && draft.delivered === 0 && props.isBegun && !line.isComplete && line.counts && (
        <p className={`${classes.part} m-12-0-0-54`} data-closed>
          {t('line.staysOpen')}
        </p>
      )}
    </li>
  );
}

function LineWords({ line }: { line: ShownLine }) {
  const { t } = useTranslation('orders');
  return (
    <div className={`${classes.words} column gap-1 min-w-0`}>
      {line.to === null ? (
        <span className={`${classes.name} c-ink fz-body fw-560 anywhere td-none w-fit`}>{line.name}</span>
      ) : (
        <Link className={`${classes.name} c-ink fz-body fw-560 anywhere td-none w-fit`} to={line.to}>
          {line.name}
        </Link>
      )}
      <span className="quiet fz-fact anywhere">{line.facts.join(' · ')}</span>
      {line.backordered > 0 && (
        <span className="inline-row gap-4 c-warn fz-fact fw-560">
          <IconClock size={14} aria-hidden />
          {t('table.backorder', { quantity: formatNumber(line.backordered, 0) })}
        </span>
      )}
    </div>
  );
}

function LineCounts({ quantity, received }: NonNullable<ShownLine['counts']>) {
  const { t } = useTranslation('receiving');
  return (
    <>
      <span className={`${classes.figure} tabular ta-right`} data-label={t('head.ordered')}>
        {formatNumber(quantity, 0)}
      </span>
      <span className={`${classes.figure} tabular ta-right`} data-label={t('head.received')} data-before>
        {formatNumber(received, 0)}
      </span>
    </>
  );
}

/** How much came; of a line that is complete nothing is expected, unless somebody opens it. */
function DeliveredNow({ line, draft, isOpen, onChange }: LineRowProps) {
  const { t } = useTranslation('receiving');
  if (line.isComplete && draft.delivered === 0 && !isOpen)
    return (
      <span className="inline-row gap-5 c-ok fz-note fw-560 mih-36">
        <IconCircleCheckFilled size={16} aria-hidden />
        {t('line.complete')}
      </span>
    );
  return (
    <QuantityStepper
      label={t('line.nowOf', { name: line.name })}
      value={draft.delivered}
      minimum={0}
      {...(line.counts ? {} : { usual: { name: line.name, most: null } })}
      onChange={(delivered) => onChange((before) => withDelivered(before, delivered))}
      onRefuse={(hasUnreadDelivered) => onChange((before) => ({ ...before, hasUnreadDelivered }))}
    />
  );
}

function OpenPart(props: LineRowProps) {
  const { line, draft, problems, orderId, onChange, onLeave, onGoOn, children } = props;
  const { t } = useTranslation('receiving');
  return (
    <>
      {!canStore(line) && (
        <Suspense>
          <NotStorable line={line} orderId={orderId} onLeave={onLeave} />
        </Suspense>
      )}
      {canStore(line) && draft.delivered > 0 && (
        <LotFields line={line} draft={draft} problems={problems} onChange={onChange} onGoOn={onGoOn} />
      )}
      {canStore(line) && draft.delivered === 0 && <p className="quiet fz-note">{t('line.howMuch')}</p>}
      {children}
      {draft.delivered > 0 && <LotsFoot line={line} draft={draft} problems={problems} onChange={onChange} />}
    </>
  );
}
