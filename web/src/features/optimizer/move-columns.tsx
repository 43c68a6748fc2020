// A position that changes its vendor, or one that the user keeps where it is: what stands in its cells.
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import type { OptimizedVendor } from '@praxora/contract/optimizer/optimizer.calls';
import { IconArrowNarrowRight, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Delivery } from '../../domain/catalog/Delivery.tsx';
import type { Move, Placed, Position } from '../../domain/optimizer/results.ts';
import { signedMoney } from '../../domain/optimizer/signed-money.ts';
import { VendorMonogram } from '../../domain/vendors/VendorMonogram.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../ui/table/column.ts';
import classes from './MovesPanel.module.css';

export type MoveRow = { readonly move: Move } | { readonly place: Placed };

const placeOf = (row: MoveRow): Placed => ('move' in row ? row.move.to : row.place);
export const positionOf = (row: MoveRow): number =>
  'move' in row ? row.move.positionId : row.place.position.positionId;
const differenceOf = (row: MoveRow): number => ('move' in row ? row.move.differenceCents : 0);

/** Pins a position to its vendor, or lets it go. */
type OnPin = (positionId: number, isPinned: boolean) => void;

export function useMoveColumns(onPin: OnPin): Column<MoveRow>[] {
  const { t } = useTranslation('optimizer');
  return [
    {
      key: 'article',
      head: t('moves.article'),
      isRowHead: true,
      className: classes.article,
      cell: (row) => <Article position={placeOf(row).position} />,
    },
    {
      key: 'way',
      head: t('moves.way'),
      hasNoLabel: true,
      className: classes.way,
      // What stays has no other price.
      spanOf: (row) => ('move' in row ? 1 : 2),
      cell: (row) => ('move' in row ? <Way move={row.move} /> : <SameVendor vendor={row.place.vendor} />),
    },
    {
      key: 'unit',
      head: t('moves.unitPrice'),
      align: 'figure',
      hasNoLabel: true,
      className: classes.unit,
      spanOf: (row) => ('move' in row ? 1 : 0),
      cell: (row) => 'move' in row && <UnitPrice move={row.move} />,
    },
    {
      key: 'difference',
      head: t('moves.difference'),
      align: 'figure',
      hasNoLabel: true,
      className: classes.difference,
      marksOf: (row) => ({ 'data-saves': differenceOf(row) < 0 || undefined }),
      cell: (row) => ('move' in row ? signedMoney(differenceOf(row)) : formatMoney(0)),
    },
    {
      key: 'keep',
      head: t('moves.keep'),
      isHeadHidden: true,
      className: classes.action,
      cell: (row) => <Pin row={row} onPin={onPin} />,
    },
  ];
}

function Article({ position }: { position: Position }) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  return (
    <span>
      <ProductPicture category={position.image} size={34} />
      <span className={classes.words}>
        <span className={classes.name}>{position.names[language]}</span>
        <span className={classes.pack}>
          {t('moves.quantity', { count: position.quantity, pack: position.packText[language] })}
        </span>
        <span className={classes.pack}>
          <Delivery offer={position} />
        </span>
      </span>
    </span>
  );
}

function Way({ move: { from, to, isReplaced } }: { move: Move }) {
  const { t } = useTranslation('optimizer');
  const names = { from: from.vendor.vendorName, to: to.vendor.vendorName };
  return (
    <>
      <VisuallyHidden>{isReplaced ? t('moves.replaced', names) : t('moves.fromTo', names)}</VisuallyHidden>
      <span className={classes.marks} aria-hidden>
        {!isReplaced && <Mark vendor={from.vendor} />}
        <IconArrowNarrowRight size={16} />
        <Mark vendor={to.vendor} />
      </span>
      <span className={classes.names} aria-hidden>
        {isReplaced ? t('moves.replaced', names) : t('moves.fromToShort', names)}
      </span>
    </>
  );
}

function SameVendor({ vendor }: { vendor: OptimizedVendor }) {
  const { t } = useTranslation('optimizer');
  return (
    <span className={classes.kept}>
      <Mark vendor={vendor} />
      {t('moves.kept', { vendor: vendor.vendorName })}
    </span>
  );
}

function UnitPrice({ move: { from, to, isReplaced } }: { move: Move }) {
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
  const id = positionOf(row);
  const article = placeOf(row).position.names[language];
  if (!('move' in row))
    return <PinButton isPinned label={t('moves.unpin', { article })} onClick={() => onPin(id, false)} />;
  if (row.move.isReplaced) return null;
  const vendor = row.move.from.vendor.vendorName;
  return <PinButton label={t('moves.pin', { article, vendor })} onClick={() => onPin(id, true)} />;
}

function Mark({ vendor }: { vendor: OptimizedVendor }) {
  return (
    <Tooltip label={vendor.vendorName}>
      <span>
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
