// Kind of a vendor, as a word with an icon.
import { VisuallyHidden } from '@mantine/core';
import { IconEyeOff, IconHomeEdit, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatRating } from './useVendorTexts.ts';
import classes from './VendorMarks.module.css';

export function OwnMark() {
  const { t } = useTranslation('vendors');
  return (
    <span className={classes.own}>
      <IconHomeEdit size={13} aria-hidden />
      {t('mark.own')}
    </span>
  );
}

export function HiddenMark() {
  const { t } = useTranslation('vendors');
  return (
    <span className={classes.hidden}>
      <IconEyeOff size={13} aria-hidden />
      {t('mark.hidden')}
    </span>
  );
}

export function Rating({ rating, size = 12 }: { rating: number | null; size?: number }) {
  const { t } = useTranslation('vendors');
  if (rating === null) return <span>{t('mark.notRated')}</span>;
  return (
    <span className="inline-row gap-4">
      <IconStarFilled className="c-ink-3" size={size} aria-hidden />
      <VisuallyHidden>{t('mark.rating')} </VisuallyHidden>
      <span className="px-num">{formatRating(rating)}</span>
    </span>
  );
}
