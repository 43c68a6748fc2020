// Where another split is cheaper: by how much, from whom, in how many parcels, and the button that adds it like that.
import { Button } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/optimizer/optimizer.calls';
import { IconArrowRight, IconCoinEuro, IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { localeOf, useLanguage } from '../../../lib/i18n.ts';
import classes from './SavingCard.module.css';

interface SavingCardProps {
  split: OptimizedCart | undefined;
  /** Lines. */
  count: number;
  isBusy: boolean;
  onAdd: () => void;
}

export function SavingCard({ split, count, isBusy, onAdd }: SavingCardProps) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  if (!split || split.cartPriceDetail.savingCents <= 0) return null;
  const { before, after, savingCents } = split.cartPriceDetail;
  const names = split.vendors
    .filter(({ cartPositions }) => cartPositions.some(({ positionId }) => positionId < 0))
    .map(({ vendorName }) => vendorName);
  const vendors = new Intl.ListFormat(localeOf(language)).format(names);
  return (
    <section className={classes.card} aria-labelledby="quick-order-saving">
      <h2 id="quick-order-saving" className={classes.title}>
        <IconCoinEuro size={20} stroke={1.7} aria-hidden />
        {t('saving.title', { amount: formatMoney(savingCents) })}
      </h2>
      <p className={classes.text}>
        {t('saving.text', { count, total: formatMoney(after.netCents), vendors })}
      </p>
      {after.packages < before.packages && (
        <p className={classes.parcels}>
          <IconPackage size={17} stroke={1.6} aria-hidden />
          {t('saving.parcels', { count: after.packages, before: before.packages })}
        </p>
      )}
      <Button
        fullWidth
        variant="default"
        rightSection={<IconArrowRight size={17} aria-hidden />}
        loading={isBusy}
        onClick={onAdd}
      >
        {t('saving.add')}
      </Button>
    </section>
  );
}
