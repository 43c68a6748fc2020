// /re-order/split/:addressId: the cheapest way to share lines of the list among vendors, before they lie in a cart.
import { Button } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  excludedPositions,
  useAddresses,
  useChecked,
  usePricedCart,
  useReorder,
} from '../../../../domain/purchasing/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { toLine, toSection } from '../lines.ts';
import { linesToSend } from '../usePutIntoCart.ts';
import { readSplitView, type SplitView as View } from './address.ts';
import { SplitView } from './SplitView.tsx';
import { type SplitParameters, useSplit } from './split-runs.ts';

export function SplitPage() {
  // All translations of the page are loaded at once, in parallel with the rows.
  useTranslation(['reorder', 'optimizer', 'delivery', 'addToCart', 'cart']);
  const addressId = idInAddress(useParams().addressId);
  const addresses = useAddresses();
  const address = addresses.data?.find(({ id, kind }) => id === addressId && kind === 'shipping');
  if (addressId === null || (addresses.data && !address)) return <Nothing reason="missing" />;
  if (address) return <SplitFor key={address.id} address={address} />;
  return addresses.error ? <Failed onRetry={() => void addresses.refetch()} /> : <PageSkeleton />;
}

function SplitFor({ address }: { address: Address }) {
  const list = useReorder(address.id);
  const cart = usePricedCart(address.id);
  const failed = [list, cart].filter(({ data, error }) => error && !data);
  if (failed.length > 0) {
    const retry = () => {
      for (const { refetch } of failed) void refetch();
    };
    return <Failed onRetry={retry} />;
  }
  if (!list.data || list.isPlaceholderData || !cart.data) return <PageSkeleton />;
  return <SplitOf address={address} rows={list.data.rows} cart={cart.data} />;
}

function chosenLines(rows: readonly ReorderRow[], view: View) {
  return rows
    .filter((row) => toSection(row) === 'list')
    .map((row) => toLine(row, view))
    .filter((line) => line.canBeOrdered && (view.articleIds?.includes(line.articleId) ?? true));
}

interface SplitOfProps {
  address: Address;
  rows: readonly ReorderRow[];
  cart: PricedCart;
}

function SplitOf({ address, rows, cart }: SplitOfProps) {
  const [search] = useSearchParams();
  const checked = useChecked();
  const text = search.toString();
  const parameters = useMemo((): SplitParameters | null => {
    const lines = chosenLines(rows, readSplitView(new URLSearchParams(text)));
    if (lines.length === 0) return null;
    return { lines: linesToSend(lines), excludedPositionIds: excludedPositions(cart, checked) };
  }, [rows, text, cart, checked]);
  const run = useSplit(address.id, parameters);
  // Rows put into the cart leave the list before the page is left.
  const [hadLines] = useState(parameters !== null);
  if (!parameters && !hadLines) return <Nothing reason="empty" />;
  return <SplitView address={address} run={run} />;
}

function Nothing({ reason }: { reason: 'missing' | 'empty' }) {
  const { t } = useTranslation('reorder');
  return (
    <>
      <Head />
      <EmptyState
        title={reason === 'missing' ? t('split.missingTitle') : t('split.emptyTitle')}
        pictures={['dosen', 'kanister']}
        actions={
          <Button component={Link} to={pathTo('reorder')}>
            {t('split.toList')}
          </Button>
        }
      >
        {reason === 'missing' ? t('split.missingText') : t('split.emptyText')}
      </EmptyState>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('reorder');
  return (
    <>
      <Head />
      <ErrorState title={t('failed.title')} onRetry={onRetry}>
        {t('failed.text')}
      </ErrorState>
    </>
  );
}

function Head() {
  const { t } = useTranslation(['reorder', 'routes']);
  return (
    <PageHeader
      title={t('split.title')}
      crumb={[{ label: t('routes:reorder'), to: pathTo('reorder') }]}
      here={t('routes:reorderSplit')}
    />
  );
}
