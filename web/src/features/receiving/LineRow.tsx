// One line of a receipt: what it is, what was ordered and has come, how much came now, and the lots of that.
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCircleCheckFilled, IconClockPause } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { QuantityStepper } from '../../ui/fields/QuantityStepper.tsx';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import type { LineProblems } from './check.ts';
import { canStore, type DraftLine, withDelivered } from './draft.ts';
import classes from './LineRow.module.css';
import { LotChips } from './LotChips.tsx';
import { LotFields } from './LotFields.tsx';
import { LotsFoot } from './LotsFoot.tsx';
import { NotStorable } from './NotStorable.tsx';
import type { ShownLine } from './order-lines.ts';

interface LineRowProps {
  line: ShownLine;
  draft: DraftLine;
  problems: LineProblems | null;
  isOpen: boolean;
  /** Something came of another line: what did not come is worth saying. */
  isBegun: boolean;
  orderId: number | null;
  onToggle: () => void;
  onChange: (change: (before: DraftLine) => DraftLine) => void;
  onLeave: (address: string) => void;
  onTurnTo: () => void;
  onGoOn: (lotKey: number) => void;
  /** Beside the chevron. */
  action?: ReactNode;
  /** Under the lots. */
  children?: ReactNode;
}

export function LineRow(props: LineRowProps) {
  const { line, draft, isOpen, isBegun, onToggle, onChange, action } = props;
  const { t } = useTranslation(['receiving', 'orders']);
  const partId = useId();
  const { counts, name } = line;
  const isDone = line.isComplete && draft.delivered === 0 && !isOpen;
  return (
    <li
      className={classes.line}
      data-open={isOpen || undefined}
      data-line={line.key}
      onFocus={props.onTurnTo}
    >
      <div className={classes.main} data-outside={counts === null || undefined}>
        <ProductPicture category={line.picture} size={42} />
        <div className={classes.words}>
          {line.to === null ? (
            <span className={classes.name}>{name}</span>
          ) : (
            <Link className={classes.name} to={line.to}>
              {name}
            </Link>
          )}
          <span className={classes.small}>{line.facts.join(' · ')}</span>
          {line.backordered > 0 && (
            <span className={classes.backorder}>
              <IconClockPause size={14} aria-hidden />
              {t('orders:table.backorder', { quantity: formatNumber(line.backordered, 0) })}
            </span>
          )}
        </div>
        {counts && (
          <>
            <span className={classes.figure} data-label={t('head.ordered')}>
              {formatNumber(counts.quantity, 0)}
            </span>
            <span className={classes.figure} data-label={t('head.received')} data-before>
              {formatNumber(counts.received, 0)}
            </span>
          </>
        )}
        <div className={classes.now} data-label={t('head.now')}>
          {isDone ? (
            <span className={classes.done}>
              <IconCircleCheckFilled size={16} aria-hidden />
              {t('line.complete')}
            </span>
          ) : (
            <QuantityStepper
              label={t('line.nowOf', { name })}
              value={draft.delivered}
              minimum={0}
              {...(counts ? {} : { usual: { name, most: null } })}
              onChange={(delivered) => onChange((before) => withDelivered(before, delivered))}
              onRefuse={(hasUnreadDelivered) => onChange((before) => ({ ...before, hasUnreadDelivered }))}
            />
          )}
        </div>
        <div className={classes.actions}>
          {action}
          <ActionIcon
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': partId } : {})}
            aria-label={t('line.lotsOf', { name })}
            onClick={onToggle}
          >
            {isOpen ? (
              <IconChevronUp size={18} stroke={1.6} aria-hidden />
            ) : (
              <IconChevronDown size={18} stroke={1.6} aria-hidden />
            )}
          </ActionIcon>
        </div>
      </div>
      {isOpen && (
        <div id={partId} className={classes.part}>
          <OpenPart {...props} />
        </div>
      )}
      {!isOpen && draft.delivered > 0 && (
        <div className={classes.part} data-closed>
          <LotChips line={line} draft={draft} />
        </div>
      )}
      {!isOpen && draft.delivered === 0 && isBegun && !line.isComplete && counts && (
        <p className={classes.part} data-closed>
          {t('line.staysOpen')}
        </p>
      )}
    </li>
  );
}

function OpenPart(props: LineRowProps) {
  const { line, draft, problems, orderId, onChange, onLeave, onGoOn, children } = props;
  const { t } = useTranslation('receiving');
  return (
    <>
      {!canStore(line) && <NotStorable line={line} orderId={orderId} onLeave={onLeave} />}
      {canStore(line) && draft.delivered > 0 && (
        <LotFields line={line} draft={draft} problems={problems} onChange={onChange} onGoOn={onGoOn} />
      )}
      {canStore(line) && draft.delivered === 0 && <p className={classes.hint}>{t('line.howMuch')}</p>}
      {children}
      {draft.delivered > 0 && <LotsFoot line={line} draft={draft} problems={problems} onChange={onChange} />}
    </>
  );
}
