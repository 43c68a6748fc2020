// Where a position could go instead: another vendor, with what it would cost there, or another delivery address.
import { Modal, Skeleton, UnstyledButton } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconHeartFilled, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine, followsCart } from '../../../domain/purchasing/index.ts';
import { Delivery, VendorMonogram } from '../../../domain/vendors/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './MoveDialog.module.css';
import type { Move } from './moves.ts';

type OtherOffer = DataOf<typeof cartCalls.listOtherOffers>[number];

interface MoveDialogProps {
  /** Null: closed. */
  move: Move | null;
  addresses: readonly Address[];
  onVendor: (move: Move, vendor: { id: number; name: string }) => Promise<unknown>;
  onAddress: (move: Move, address: Address) => Promise<unknown>;
  onClose: () => void;
}

export function MoveDialog({ move, addresses, onVendor, onAddress, onClose }: MoveDialogProps) {
  const { t } = useTranslation('common');
  const { run, isBusy } = useChange({ call: (start: () => Promise<unknown>) => start(), after: onClose });

  return (
    <Modal
      opened={move !== null}
      onClose={onClose}
      size={520}
      title={move && <MoveTitle move={move} />}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {move?.kind === 'vendor' && (
        <OtherVendors
          move={move}
          isBusy={isBusy}
          onChoose={({ vendorId, vendorName }) =>
            void run(() => onVendor(move, { id: vendorId, name: vendorName }))
          }
        />
      )}
      {move?.kind === 'address' && (
        <OtherAddresses
          addresses={addresses}
          isBusy={isBusy}
          onChoose={(address) => void run(() => onAddress(move, address))}
        />
      )}
    </Modal>
  );
}

function MoveTitle({ move: { kind, name } }: { move: Move }) {
  const { t } = useTranslation('cart');
  return kind === 'vendor' ? t('move.vendorTitle', { name }) : t('move.addressTitle', { name });
}

interface OtherVendorsProps {
  move: Move;
  isBusy: boolean;
  onChoose: (offer: OtherOffer) => void;
}

function OtherVendors({ move, isBusy, onChoose }: OtherVendorsProps) {
  const { t } = useTranslation(['cart', 'errors']);
  const { data, error } = useQuery({
    queryKey: ['cart', 'other-offers', move.positionId],
    queryFn: ({ signal }) =>
      callApi(cartCalls.listOtherOffers, { params: { positionId: move.positionId } }, { signal }),
    meta: followsCart,
  });
  if (error) return <ApiErrorMessage error={error} />;
  if (!data) return <Skeleton h={52} radius="md" />;
  if (data.length === 0) return <p className="quiet">{t('errors:NO_VENDOR_OFFERS')}</p>;
  return (
    <ul className="column gap-8 no-marks m-0 p-2">
      {data.map((offer) => (
        <Choice key={offer.vendorId} isBusy={isBusy} onChoose={() => onChoose(offer)}>
          <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} size={32} />
          <span className={`${classes.words} column rest-auto`}>
            <span className="row gap-6 fw-560">
              {offer.vendorName}
              {offer.isFavorite && <IconHeartFilled size={13} className="c-primary flex-none" aria-hidden />}
            </span>
            <span className="px-num quiet fz-fact">
              {t('cart:move.each', { count: offer.quantity, price: formatMoney(offer.unitPriceCents) })}
            </span>
            <span className="quiet fz-fact">
              <Delivery offer={offer} />
            </span>
            {offer.quantity > move.quantity && (
              <span className="c-warn fz-fact">{t('cart:move.onlyMore', { count: offer.quantity })}</span>
            )}
          </span>
          <Costs offer={offer} />
        </Choice>
      ))}
    </ul>
  );
}

/**
 * Cost of the goods at that vendor, the change in its shipping cost and surcharge, and the difference for the whole
 * cart.
 */
function Costs({ offer }: { offer: OtherOffer }) {
  const { t } = useTranslation('cart');
  const { netCents, shippingCents, surchargeCents, differenceCents } = offer;
  const feesCents = shippingCents + surchargeCents;
  const amount = formatMoney(Math.abs(differenceCents));
  return (
    <span className={`${classes.costs} column items-bottom flex-none ta-end`}>
      <span className="px-num fw-600">{formatMoney(netCents)}</span>
      {feesCents !== 0 && (
        <span className="px-num quiet fz-fact">
          {feesCents > 0
            ? t('move.fees', { amount: formatMoney(feesCents) })
            : t('move.feesLess', { amount: formatMoney(-feesCents) })}
        </span>
      )}
      <span className={`px-num ${differenceCents < 0 ? classes.saves : 'quiet fz-fact'}`}>
        {differenceCents === 0 && t('move.same')}
        {differenceCents > 0 && t('move.dearer', { amount })}
        {differenceCents < 0 && t('move.cheaper', { amount })}
      </span>
    </span>
  );
}

interface OtherAddressesProps {
  addresses: readonly Address[];
  isBusy: boolean;
  onChoose: (address: Address) => void;
}

function OtherAddresses({ addresses, isBusy, onChoose }: OtherAddressesProps) {
  const { t } = useTranslation('errors');
  if (addresses.length === 0) return <p className="quiet">{t('NO_OTHER_ADDRESS')}</p>;
  return (
    <ul className="column gap-8 no-marks m-0 p-2">
      {addresses.map((address) => (
        <Choice key={address.id} isBusy={isBusy} onChoose={() => onChoose(address)}>
          <IconMapPin size={19} stroke={1.7} className="c-primary flex-none" aria-hidden />
          <span className={`${classes.words} column rest-auto`}>
            <span className="row gap-6 fw-560">{address.shortName}</span>
            <span className="quiet fz-fact">{addressLine(address)}</span>
          </span>
        </Choice>
      ))}
    </ul>
  );
}

function Choice(props: { isBusy: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <li>
      <UnstyledButton
        className={`${classes.choice} phone-flex-wrap phone-row-gap-4 row gap-12 bd-strong bdrs-10 mih-56 p-8-14 w-full`}
        disabled={props.isBusy}
        onClick={props.onChoose}
      >
        {props.children}
      </UnstyledButton>
    </li>
  );
}
