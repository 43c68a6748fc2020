// Card for the saving that the optimizer found in the background: the same articles cost less in another split. Renders
// nothing without a saving.
import { Button } from '@mantine/core';
import { savingCalls } from '@praxora/contract/purchasing/saving.calls';
import { IconArrowRight, IconChevronRight, IconCoinEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type CheckedBasket,
  deliveryAddresses,
  followsCart,
  useAddresses,
  useChecked,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './SavingCard.module.css';

const askAgainMs = 2000;
/** A cart that takes longer is for the optimizer's page. */
const mostQuestions = 8;

interface SavingCardProps {
  baskets: readonly CheckedBasket[];
  netCents: number;
}

export function SavingCard({ baskets, netCents }: SavingCardProps) {
  const { t } = useTranslation('dashboard');
  const saving = useFoundSaving(baskets);
  const address = useAddressToName(saving?.addressId);
  if (!saving) return null;
  const { addressId, savingCents, packagesBefore: before, packagesAfter: after } = saving;
  const to = pathTo('cartOptimizer', { addressId });
  const amount =
    address === null
      ? t('saving.less', { amount: formatMoney(savingCents) })
      : t('saving.lessAt', { amount: formatMoney(savingCents), address });
  return (
    <>
      <section
        className={`${classes.card} bd-save auto-and-rest below-small-hidden bg-save-soft bdrs-12 grid gap-12-10 mt-auto p-14-15`}
        aria-label={t('saving.title')}
      >
        <IconCoinEuro size={22} stroke={1.7} className="c-save" aria-hidden />
        <div>
          <p className="px-num c-save fz-19 fw-640 lts-15 lh-115 ws-normal">{amount}</p>
          <p className="fz-note lh-140 mt-4">
            {after < before ? t('saving.parcels', { count: after, before }) : t('saving.same')}
          </p>
        </div>
        <Button component={Link} to={to} fullWidth rightSection={<IconArrowRight size={16} aria-hidden />}>
          {t('saving.show')}
        </Button>
      </section>
      <Link
        to={to}
        className="bd-save below-small-flex items-center bg-save-soft bdrs-panel c-ink hidden gap-12 p-13-14 td-none"
      >
        <IconCoinEuro className="c-save flex-none" size={24} stroke={1.7} aria-hidden />
        <span className="flex-auto fz-caption">
          <strong className="px-num c-save block fz-field fw-600 ws-normal">{amount}</strong>
          {after < before
            ? t('saving.shortParcels', { sum: formatMoney(netCents), count: after, before })
            : t('saving.short', { sum: formatMoney(netCents) })}
        </span>
        <IconChevronRight className="c-save flex-none" size={20} aria-hidden />
      </Link>
    </>
  );
}

/** A saving is one address's: with several of them it says whose. Null: there is only one. */
function useAddressToName(addressId: number | undefined): string | null {
  const { data = [] } = useAddresses();
  const addresses = deliveryAddresses(data);
  return addresses.length > 1 ? (addresses.find(({ id }) => id === addressId)?.shortName ?? null) : null;
}

/** Saving for the checked positions. */
function useFoundSaving(baskets: readonly CheckedBasket[]) {
  const { isChecked } = useChecked();
  const excluded = baskets
    .flatMap(({ addressId, basket: { vendor, items, unavailableItems } }) =>
      [...items, ...unavailableItems]
        .map(({ positionId }) => positionId)
        .filter((positionId) => !isChecked({ addressId, vendorId: vendor.id }, positionId)),
    )
    .sort((a, b) => a - b)
    .join(',');
  return useQuery({
    queryKey: ['cart', 'saving', excluded],
    queryFn: ({ signal }) =>
      callApi(savingCalls.findSaving, { query: excluded === '' ? {} : { excluded } }, { signal }),
    meta: followsCart,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isLooking && state.dataUpdateCount < mostQuestions ? askAgainMs : false,
  }).data?.saving;
}
