// The price list of a vendor that is there already: its prices are taken over at once, all of them or none.
import { type PriceList, priceListCalls } from '@praxora/contract/vendors/price-lists.calls';
import { useTranslation } from 'react-i18next';
import { noteCartChange } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { PriceListPanel } from './PriceListPanel.tsx';
import { useShowPriceList } from './price-list.queries.ts';

export function VendorPriceList({
  vendor: { id, name },
}: {
  vendor: { readonly id: number; readonly name: string };
}) {
  const { t } = useTranslation('priceList');
  const show = useShowPriceList();
  const commit = useChange({
    call: ({ id: priceListId }: PriceList) =>
      callApi(
        priceListCalls.commitPriceList,
        { params: { priceListId }, body: { vendorId: id } },
        // The same key for every click on this list, also after a reload, so that it is taken over once.
        { idempotencyKey: `price-list-${priceListId}`, timeoutMs: 600_000 },
      ),
    showsRefusal: true,
    success: ({ added, changed, same }) =>
      t('take.done', {
        vendor: name,
        added: formatNumber(added, 0),
        changed: formatNumber(changed, 0),
        same: formatNumber(same, 0),
      }),
    after: async () => {
      noteCartChange();
      await show(id, null);
    },
    // After a refusal, too: what is true now may be something else.
    refetch: [everything],
  });
  return (
    <PriceListPanel
      vendorId={id}
      takeOver={{
        action: (numbers) => t('take.action', numbers),
        note: t('take.note'),
        done: () => null,
        isBusy: commit.isBusy,
        error: commit.error,
        onTake: (list) => void commit.run(list),
        onReset: commit.forget,
      }}
    />
  );
}
