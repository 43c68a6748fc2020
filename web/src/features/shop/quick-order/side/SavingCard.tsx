// Where another split is cheaper: by how much, why, and what goes where; the switch takes it or leaves it.
import { Group, Switch, UnstyledButton } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconArrowRight, IconCoinEuro } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import type { OrderedLine } from '../line.ts';
import classes from './SavingCard.module.css';

interface SavingCardProps {
  /** A split that saves money. */
  split: OptimizedCart;
  /** The lines it was made of, in this order. */
  ordered: readonly OrderedLine[];
  isSplit: boolean;
  onChange: (isSplit: boolean) => void;
}

export function SavingCard({ split, ordered, isSplit, onChange }: SavingCardProps) {
  const { t } = useTranslation('quickOrder');
  const [isShown, setShown] = useState(false);
  const { before, after, savingCents } = split.cartPriceDetail;
  const title = t('saving.title', { amount: formatMoney(savingCents) });
  const moved = split.moves.filter(({ positionId }) => positionId < 0).length;
  const fees = (totals: typeof before) => totals.shippingCents + totals.surchargeCents;
  const goodsChange = after.goodsCents - before.goodsCents;
  const feesChange = fees(after) - fees(before);
  const amount = (cents: number) => ({ amount: formatMoney(Math.abs(cents)) });
  const changes = [
    ...(goodsChange > 0 ? [t('saving.goodsDearer', amount(goodsChange))] : []),
    ...(goodsChange < 0 ? [t('saving.goodsCheaper', amount(goodsChange))] : []),
    ...(feesChange > 0 ? [t('saving.feesDearer', amount(feesChange))] : []),
    ...(feesChange < 0 ? [t('saving.feesCheaper', amount(feesChange))] : []),
  ];
  return (
    <section className="bd-save bg-save-soft bdrs-panel p-16-18-18" aria-labelledby="quick-order-saving">
      <Group gap={10} wrap="nowrap" justify="space-between" align="flex-start">
        <h2 id="quick-order-saving" className="row gap-8 items-top c-save fz-field">
          <IconCoinEuro className="flex-none" size={20} stroke={1.7} aria-hidden />
          {title}
        </h2>
        <Switch
          aria-label={title}
          checked={isSplit}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </Group>
      <p className="fz-note lh-145 m-8-0-4">
        {t('saving.text', { count: moved, changes: changes.join(', ') })}
      </p>
      <UnstyledButton
        className={`${classes.show} inline-row gap-5 c-primary fz-note fw-560 mih-28 phone-thumb`}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'saving.hide' : 'saving.show')}
        <IconArrowRight size={15} aria-hidden />
      </UnstyledButton>
      {isShown && <Moves split={split} ordered={ordered} />}
    </section>
  );
}

/** Moves of lines only: the positions in the cart are not moved. */
function Moves({ split, ordered }: Pick<SavingCardProps, 'split' | 'ordered'>) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  const vendors = new Map(
    [...split.current, ...split.vendors].map(({ vendorId, vendorName }) => [vendorId, vendorName]),
  );
  return (
    <ul className="plain-list m-6-0-0 column gap-8 fz-caption">
      {split.moves.map(({ positionId, fromVendorId, toVendorId }) => {
        const name = ordered[-1 - positionId]?.product.name[language];
        const [from, to] = [vendors.get(fromVendorId), vendors.get(toVendorId)];
        return name === undefined ? null : (
          <li className="column gap-1" key={positionId}>
            <b className="fw-560">{name}</b>
            <span className="quiet">{t('saving.move', { from, to })}</span>
          </li>
        );
      })}
    </ul>
  );
}
