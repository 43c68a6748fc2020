// A result's parcels as little boxes; those it saves stay as pale ones. The words beside say the same.
import { IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Parcels.module.css';

interface ParcelsProps {
  count: number;
  /** As many as the cart makes now. */
  before: number;
  isCurrent?: boolean;
}

/** More boxes than these say nothing more. */
const mostBoxes = 12;
const manyBoxes = 7;

export function Parcels({ count, before, isCurrent = false }: ParcelsProps) {
  const { t } = useTranslation('optimizer');
  const boxes = Math.min(mostBoxes, Math.max(count, before));
  return (
    <span
      className={`${classes.root} inline-row gap-4-8 flex-wrap min-w-0`}
      data-current={isCurrent || undefined}
    >
      <span className={`${classes.boxes} c-primary inline-flex gap-1`} aria-hidden>
        {Array.from({ length: boxes }, (_, place) => place).map((place) => (
          <IconPackage
            key={place}
            size={boxes > manyBoxes ? 15 : 18}
            stroke={1.6}
            data-saved={place >= count || undefined}
          />
        ))}
      </span>
      <span className="fz-note fw-560 nowrap">
        {t('cards.parcels', { count })}
        {!isCurrent && count !== before && (
          <span className="quiet fz-caption fw-400 ml-6">{t('cards.parcelsBefore', { count: before })}</span>
        )}
      </span>
    </span>
  );
}
