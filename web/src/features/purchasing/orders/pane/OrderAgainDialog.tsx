// "Order again" asks: at the same vendors, or at the cheapest split today, and what the difference is.
import { Button, Group, Loader, Modal, Radio, Stack } from '@mantine/core';
import type { AgainChoices, Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderAgain } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';

type Way = 'same' | 'cheapest';

interface OrderAgainDialogProps {
  order: Order;
  /** Where the way back is offered when the dialog is gone. */
  place: string;
  onClose: () => void;
}

export function OrderAgainDialog({ order, place, onClose }: OrderAgainDialogProps) {
  const { t } = useTranslation(['orderAgain', 'common', 'orders']);
  const { data, error, refetch } = useQuery({
    // By the cart and today's prices: asked anew each time.
    queryKey: ['order-again', order.id],
    queryFn: ({ signal }) =>
      callApi(orderCalls.orderAgainChoices, { params: { orderId: order.id }, body: {} }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ask.title', { number: order.orderNumber })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {error ? (
        <ErrorState title={t('ask.failed')} onRetry={() => void refetch()}>
          {t('orders:failed.text')}
        </ErrorState>
      ) : data ? (
        <Choices order={order} choices={data} place={place} onClose={onClose} />
      ) : (
        <p className="row gap-10 quiet" role="status">
          <Loader size={18} aria-hidden /> {t('ask.looking')}
        </p>
      )}
    </Modal>
  );
}

interface ChoicesProps extends OrderAgainDialogProps {
  choices: AgainChoices;
}

function Choices({ order, choices, place, onClose }: ChoicesProps) {
  const { t } = useTranslation(['orderAgain', 'common', 'orders']);
  const language = useLanguage();
  const { sameVendors, cheapest, unavailable } = choices;
  const [way, setWay] = useState<Way>(cheapest ? 'cheapest' : 'same');
  const params = { orderId: order.id };
  const again = useOrderAgain(place, (key) =>
    way === 'same'
      ? callApi(orderCalls.orderAgain, { params }, key)
      : callApi(orderCalls.orderAgainSplit, { params, body: {} }, key),
  );
  const names = (vendorNames: readonly string[]) => new Intl.ListFormat(language).format(vendorNames);
  const isNothing = sameVendors.vendorNames.length === 0;
  return (
    <Stack gap={14}>
      {cheapest ? (
        <Radio.Group
          value={way}
          onChange={(value) => setWay(value === 'same' ? 'same' : 'cheapest')}
          label={t('ask.question')}
        >
          <Stack gap={10} mt={8}>
            <Radio
              value="cheapest"
              label={t('ask.cheapest', { vendors: names(cheapest.vendorNames) })}
              description={t('ask.saves', {
                total: formatMoney(cheapest.growsByCents),
                saving: formatMoney(sameVendors.growsByCents - cheapest.growsByCents),
              })}
            />
            <Radio
              value="same"
              label={t('ask.same', { vendors: names(sameVendors.vendorNames) })}
              description={t('ask.grows', { total: formatMoney(sameVendors.growsByCents) })}
            />
          </Stack>
        </Radio.Group>
      ) : (
        !isNothing && (
          <p>
            {t('ask.isCheapest', {
              vendors: names(sameVendors.vendorNames),
              total: formatMoney(sameVendors.growsByCents),
            })}
          </p>
        )
      )}
      {unavailable.length > 0 && (
        <p className="c-warn">
          {t('unavailable', { names: names(unavailable.map(({ name }) => name[language])) })}
        </p>
      )}
      <Group justify="end" gap={8}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          disabled={isNothing}
          loading={again.isBusy}
          onClick={async () => {
            await again.run();
            onClose();
          }}
        >
          {t('ask.action')}
        </Button>
      </Group>
    </Stack>
  );
}
