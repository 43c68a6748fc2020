// A position that changes its vendor, and one that the user keeps where it is.
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import type { OptimizedVendor } from '@praxora/contract/optimizer/optimizer.calls';
import { IconArrowNarrowRight, IconPin, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Delivery } from '../../domain/catalog/Delivery.tsx';
import { VendorMonogram } from '../../domain/vendors/VendorMonogram.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import classes from './MovesPanel.module.css';
import type { Move, Placed, Position } from './results.ts';
import { signedMoney } from './signed-money.ts';

interface RowProps {
  positionId: number;
  isHighlighted: boolean;
  onHighlight: (positionId: number | null) => void;
  children: ReactNode;
}

/** Pointing at a row, or reaching its button by keyboard, points at its band as well. */
function Row({ positionId, isHighlighted, onHighlight, children }: RowProps) {
  return (
    <tr
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={() => onHighlight(positionId)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(positionId)}
      onBlur={() => onHighlight(null)}
    >
      {children}
    </tr>
  );
}

interface MoveRowProps extends Pick<RowProps, 'isHighlighted' | 'onHighlight'> {
  move: Move;
  onPin: () => void;
}

export function MoveRow({ move, onPin, ...row }: MoveRowProps) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  const { from, to, differenceCents, isReplaced } = move;
  const names = { from: from.vendor.vendorName, to: to.vendor.vendorName };
  return (
    <Row positionId={move.positionId} {...row}>
      <Article position={to.position} />
      <td className={classes.way}>
        <VisuallyHidden>{isReplaced ? t('moves.replaced', names) : t('moves.fromTo', names)}</VisuallyHidden>
        <span className={classes.marks} aria-hidden>
          {!isReplaced && <Mark vendor={from.vendor} />}
          <IconArrowNarrowRight size={16} />
          <Mark vendor={to.vendor} />
        </span>
        <span className={classes.names} aria-hidden>
          {isReplaced ? t('moves.replaced', names) : t('moves.fromToShort', names)}
        </span>
      </td>
      <td className={`${classes.number} ${classes.unit}`}>
        {!isReplaced && (
          <>
            <s>{formatMoney(from.position.itemPrice)}</s>
            <IconArrowNarrowRight size={14} aria-hidden />
          </>
        )}
        <span>{formatMoney(to.position.itemPrice)}</span>
      </td>
      <td className={classes.number} data-saves={differenceCents < 0 || undefined}>
        {signedMoney(differenceCents)}
      </td>
      <td className={classes.action}>
        {!isReplaced && (
          <PinButton
            label={t('moves.pin', { article: to.position.names[language], vendor: names.from })}
            onClick={onPin}
          />
        )}
      </td>
    </Row>
  );
}

interface PinnedRowProps extends Pick<RowProps, 'isHighlighted' | 'onHighlight'> {
  place: Placed;
  onUnpin: () => void;
}

export function PinnedRow({ place, onUnpin, ...row }: PinnedRowProps) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  const { position, vendor } = place;
  return (
    <Row positionId={position.positionId} {...row}>
      <Article position={position} />
      <td className={classes.kept} colSpan={2}>
        <span className={classes.marks}>
          <Mark vendor={vendor} />
          {t('moves.kept', { vendor: vendor.vendorName })}
        </span>
      </td>
      <td className={classes.number}>{formatMoney(0)}</td>
      <td className={classes.action}>
        <PinButton
          isPinned
          label={t('moves.unpin', { article: position.names[language] })}
          onClick={onUnpin}
        />
      </td>
    </Row>
  );
}

function Article({ position }: { position: Position }) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  return (
    <th scope="row" className={classes.article}>
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
    </th>
  );
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
