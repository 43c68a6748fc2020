// Goods that came without an order are stored like any others.
import { ActionIcon, Select, Stack } from '@mantine/core';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ArticleFinder } from './ArticleFinder.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { LineList } from './LineList.tsx';
import { LineRow } from './LineRow.tsx';
import { OutsideBooked } from './OutsideBooked.tsx';
import type { ShownLine } from './order-lines.ts';
import { withArticle, withoutArticle } from './outside.ts';
import { PriceField } from './PriceField.tsx';
import { ReceiptFoot } from './ReceiptFoot.tsx';
import { RefusedScans } from './RefusedScans.tsx';
import { ScanBar } from './ScanBar.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { type OutsideReceipt, useOutsideReceipt } from './useOutside.ts';

interface VendorChoiceProps {
  value: number | null;
  onChange: (vendorId: number | null) => void;
}

/** Selection of the delivering vendor, if it is known. */
function VendorChoice({ value, onChange }: VendorChoiceProps) {
  const { t } = useTranslation('receiving');
  const { data: vendors = [] } = useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });
  return (
    <Select
      label={t('delivery.vendor')}
      placeholder={t('delivery.anyVendor')}
      nothingFoundMessage={t('delivery.noVendor')}
      searchable
      clearable
      data={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}

export function OutsidePage() {
  const { t } = useTranslation(['receiving', 'routes', 'units']);
  const receipt = useOutsideReceipt();
  const { stored, lines, scans, booking } = receipt;
  const addArticle = (articleId: number) => stored.update((before) => withArticle(before, articleId));
  useArticleOfAddress(addArticle);
  const { leaveTo, question } = useLeaveGuard(receipt.units > 0, stored.clear);
  return (
    <>
      <PageHeader
        crumb={[{ label: t('routes:orders'), to: pathTo('orders') }]}
        title={t('routes:ordersOutside')}
        facts={t('outside.facts')}
      />
      {booking.booked ? (
        <OutsideBooked booked={booking.booked} onAgain={booking.putAway} />
      ) : (
        <Stack gap={16}>
          <ArticleFinder without={stored.draft.articleIds} onChoose={addArticle} />
          <ScanBar scans={scans} />
          <RefusedScans {...scans} />
          {receipt.failed.length > 0 && <p role="alert">{t('outside.failed')}</p>}
          {lines.length === 0 ? (
            <EmptyState
              guide="goods-without-order"
              title={t('outside.emptyTitle')}
              pictures={['dosen', 'beutel', 'flasche']}
            >
              {t('outside.emptyText')}
            </EmptyState>
          ) : (
            <Delivery receipt={receipt} onLeave={leaveTo} />
          )}
        </Stack>
      )}
      {booking.expiredQuestion}
      {question}
    </>
  );
}

interface DeliveryProps {
  receipt: OutsideReceipt;
  onLeave: (address: string) => void;
}

/** Received goods, their vendor, and the booking. */
function Delivery({ receipt, onLeave }: DeliveryProps) {
  const { stored, lines, api, booking, units, labels } = receipt;
  const { draft, update } = stored;
  return (
    <>
      <LineList isOrdered={false}>
        {lines.map((line) => (
          <OutsideLine key={line.key} line={line} receipt={receipt} onLeave={onLeave} />
        ))}
      </LineList>
      <DeliveryFields
        deliveryNote={draft.deliveryNote}
        happenedOn={draft.happenedOn}
        onChange={(changes) => update((before) => ({ ...before, ...changes }))}
      >
        <VendorChoice
          value={draft.vendorId}
          onChange={(vendorId) => update((before) => ({ ...before, vendorId }))}
        />
      </DeliveryFields>
      <ReceiptFoot
        progress={null}
        units={units}
        labels={labels}
        isBusy={booking.isBusy}
        failure={booking.failure}
        onCancel={() => {
          stored.clear();
          api.forget();
        }}
        onBook={booking.book}
      />
    </>
  );
}

function OutsideLine({ line, receipt, onLeave }: DeliveryProps & { line: ShownLine }) {
  const { t } = useTranslation('receiving');
  const { api, units } = receipt;
  const { draft, update } = receipt.stored;
  const state = api.stateOf(line);
  return (
    <LineRow
      {...state}
      line={line}
      isBegun={units > 0}
      orderId={null}
      onLeave={onLeave}
      action={
        <ActionIcon
          aria-label={t('outside.removeOf', { name: line.name })}
          onClick={() => update((before) => withoutArticle(before, line.key))}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    >
      <PriceField
        line={line}
        cents={draft.prices[line.key] ?? null}
        refused={state.draft.refusedPrice}
        onChange={(cents, refusedPrice) => {
          update((before) => ({ ...before, prices: { ...before.prices, [line.key]: cents } }));
          state.onChange((before) => ({ ...before, refusedPrice }));
        }}
      />
    </LineRow>
  );
}

/** A link may bring an article along; it is taken once. */
function useArticleOfAddress(onArticle: (articleId: number) => void): void {
  const [values, setValues] = useSearchParams();
  const text = values.get('article');
  const take = useEffectEvent((id: string) => {
    const articleId = idInAddress(id);
    if (articleId !== null) onArticle(articleId);
    setValues({}, { replace: true });
  });
  useEffect(() => {
    if (text !== null) take(text);
  }, [text]);
}
