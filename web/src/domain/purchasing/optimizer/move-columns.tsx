// A position that changes its vendor, or one that the user keeps where it is: what stands in its cells.
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import type { OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { IconArrowNarrowRight, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Delivery, DeliveryRecord, VendorMonogram } from '../../vendors/index.ts';
import classes from './MovesPanel.module.css';
import type { Move, Pair } from './results.ts';
import { signedMoney } from './signed-money.ts';

export type MoveRow = { readonly isPinned: boolean } & ({ readonly move: Move } | { readonly staying: Pair });

const pairOf = (row: MoveRow): Pair => ('move' in row ? row.move : row.staying);
export const toPositionId = (row: MoveRow): number => pairOf(row).positionId;
const differenceOf = (row: MoveRow): number => pairOf(row).differenceCents;

/** Pins a position to its vendor, or lets it go. */
type OnPin = (positionId: number, isPinned: boolean) => void;

/** Without `onPin` nothing can be pinned: there is no column for it. */
export function useMoveColumns(onPin: OnPin | undefined): Column<MoveRow>[] {
  const { t } = useTranslation('optimizer');
  const columns: Column<MoveRow>[] = [
    {
      key: 'article',
      head: t('moves.article'),
      isRowHead: true,
      className: classes.article,
      cell: (row) => <Article to={pairOf(row).to} />,
    },
    {
      key: 'way',
      head: t('moves.way'),
      hasNoLabel: true,
      className: classes.way,
      // A position that does not move has no other price, unless it is bought together with more of the same.
      spanOf: (row) => ('move' in row || differenceOf(row) !== 0 ? 1 : 2),
      cell: (row) =>
        'move' in row ? (
          <Way move={row.move} />
        ) : (
          <SameVendor vendor={row.staying.to.vendor} isPinned={row.isPinned} />
        ),
    },
    {
      key: 'unit',
      head: t('moves.unitPrice'),
      align: 'figure',
      hasNoLabel: true,
      className: classes.unit,
      spanOf: (row) => ('move' in row || differenceOf(row) !== 0 ? 1 : 0),
      cell: (row) => <UnitPrice pair={pairOf(row)} isReplaced={'move' in row && row.move.isReplaced} />,
    },
    {
      key: 'difference',
      head: t('moves.difference'),
      align: 'figure',
      hasNoLabel: true,
      className: classes.difference,
      marksOf: (row) => ({ 'data-saves': differenceOf(row) < 0 || undefined }),
      cell: (row) => signedMoney(differenceOf(row)),
    },
  ];
  if (!onPin) return columns;
  return [
    ...columns,
    {
      key: 'keep',
      head: t('moves.keep'),
      isHeadHidden: true,
      className: `${classes.action} w-40`,
      cell: (row) => <Pin row={row} onPin={onPin} />,
    },
  ];
}

function Article({ to: { position, vendor } }: Pick<Pair, 'to'>) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  return (
    <span>
      <ProductPicture category={position.image} size={34} />
      <span className="column lh-130 min-w-0">
        <span className="fz-note fw-560 anywhere">{position.names[language]}</span>
        <span className="quiet fz-caption tabular">
          {t('moves.quantity', { count: position.quantity, pack: position.packText[language] })}
        </span>
        <span className="wrap gap-0-6 quiet fz-caption tabular">
          <Delivery offer={position} />
          <DeliveryRecord vendorId={vendor.vendorId} />
        </span>
      </span>
    </span>
  );
}

function Way({ move }: { move: Move }) {
  const { t } = useTranslation('optimizer');
  const { from, to, isReplaced, source } = move;
  const names = { from: from.vendor.vendorName, to: to.vendor.vendorName };
  const replacedText = useReplacedText(move);
  return (
    <>
      <VisuallyHidden>{isReplaced ? replacedText : t('moves.fromTo', names)}</VisuallyHidden>
      <span className={`${classes.marks} inline-row gap-6 phone-hidden`} aria-hidden>
        {!isReplaced && <Mark vendor={from.vendor} />}
        {isReplaced && source && <Mark vendor={source} label={replacedText} />}
        <IconArrowNarrowRight size={16} />
        <Mark vendor={to.vendor} />
      </span>
      <span className={`${classes.names} hidden phone-quiet phone-fz-note phone-inline`} aria-hidden>
        {isReplaced ? replacedText : t('moves.fromToShort', names)}
      </span>
    </>
  );
}

/** Why a position can no longer be bought where it lies, and where it is bought instead. */
function useReplacedText({ source, to }: Move): string {
  const { t } = useTranslation('optimizer');
  if (!source) return t('moves.replaced', { to: to.vendor.vendorName });
  const names = { from: source.vendorName, to: to.vendor.vendorName };
  return source.isHidden ? t('moves.replacedHidden', names) : t('moves.replacedFrom', names);
}

function SameVendor({ vendor, isPinned }: { vendor: OptimizedVendor; isPinned: boolean }) {
  const { t } = useTranslation('optimizer');
  const named = { vendor: vendor.vendorName };
  return (
    <span className="inline-row gap-6 quiet fz-note">
      <Mark vendor={vendor} />
      {isPinned ? t('moves.kept', named) : t('moves.stays', named)}
    </span>
  );
}

function UnitPrice({ pair: { from, to }, isReplaced }: { pair: Pair; isReplaced: boolean }) {
  return (
    <>
      {!isReplaced && (
        <>
          <s>{formatMoney(from.position.itemPrice)}</s>
          <IconArrowNarrowRight size={14} aria-hidden />
        </>
      )}
      <span>{formatMoney(to.position.itemPrice)}</span>
    </>
  );
}

function Pin({ row, onPin }: { row: MoveRow; onPin: OnPin }) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  const id = toPositionId(row);
  const article = pairOf(row).to.position.names[language];
  if (row.isPinned)
    return <PinButton isPinned label={t('moves.unpin', { article })} onClick={() => onPin(id, false)} />;
  if (!('move' in row) || row.move.isReplaced) return null;
  const vendor = row.move.from.vendor.vendorName;
  return <PinButton label={t('moves.pin', { article, vendor })} onClick={() => onPin(id, true)} />;
}

interface MarkProps {
  vendor: Pick<OptimizedVendor, 'vendorName' | 'vendorHue'>;
  /** Given where nothing can be bought there any more: it is drawn paler then. */
  label?: string;
}

function Mark({ vendor, label }: MarkProps) {
  return (
    <Tooltip label={label ?? vendor.vendorName}>
      <span className={label === undefined ? undefined : classes.gone}>
        <VendorMonogram name={vendor.vendorName} hue={vendor.vendorHue} size={24} />
      </span>
    </Tooltip>
  );
}

interface PinButtonProps {
  label: string;
  isPinned?: boolean;
  onClick: () => void;
}

function PinButton({ label, isPinned = false, onClick }: PinButtonProps) {
  const Icon = isPinned ? IconPinFilled : IconPin;
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isPinned}
        color={isPinned ? 'teal' : 'ink'}
        onClick={onClick}
      >
        <Icon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
