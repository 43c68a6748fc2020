// /cart/optimizer/:addressId: the cheapest combination of vendors for a delivery address, beside the cart as it is.
import { Button } from '@mantine/core';
import type { OptimizerRules } from '@praxora/contract/purchasing/optimizer.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  noRules,
  optimizerParameters,
  useAddresses,
  useAppliedOptimization,
  useChecked,
  useOptimizedCart,
  usePricedCart,
} from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { OptimizerView } from './OptimizerView.tsx';

export function OptimizerPage() {
  const addressId = idInAddress(useParams().addressId);
  if (addressId === null) return <Nothing reason="missing" />;
  // Another address gets a new page state: settings of one do not apply to the other.
  return <OptimizerOf key={addressId} addressId={addressId} />;
}

/** Begins with the rules that were applied last, of which the cart speaks too. */
function OptimizerOf({ addressId }: { addressId: number }) {
  useTranslation(['optimizer', 'delivery']);
  const applied = useAppliedOptimization(addressId);
  // Asked for at the same time.
  usePricedCart(addressId);
  if (applied === undefined) return <PageSkeleton />;
  return <OptimizerBy addressId={addressId} rules={applied?.rules ?? noRules} />;
}

function OptimizerBy({ addressId, rules: initial }: { addressId: number; rules: OptimizerRules }) {
  const { t } = useTranslation('optimizer');
  const cart = usePricedCart(addressId);
  const addresses = useAddresses();
  const checked = useChecked();
  const [rules, setRules] = useState(initial);
  const parameters = useMemo(
    () => (cart.data ? optimizerParameters(cart.data, checked, rules) : null),
    [cart.data, checked, rules],
  );
  const optimized = useOptimizedCart(addressId, parameters);

  const address = addresses.data?.find(({ id, kind }) => id === addressId && kind === 'shipping');
  if (addresses.data && !address) return <Nothing reason="missing" />;
  if (cart.isError) {
    return (
      <ErrorState titleLevel={1} title={t('cartFailed.title')} onRetry={() => void cart.refetch()}>
        {t('cartFailed.text')}
      </ErrorState>
    );
  }
  if (!cart.data) return <PageSkeleton />;
  if (!parameters) return <Nothing reason="empty" />;
  return (
    <OptimizerView
      addressId={addressId}
      address={address ?? null}
      optimized={optimized}
      rules={rules}
      onRules={(change) => setRules((known) => ({ ...known, ...change }))}
    />
  );
}

function Nothing({ reason }: { reason: 'missing' | 'empty' }) {
  const { t } = useTranslation(['optimizer', 'routes']);
  return (
    <>
      <PageHeader
        title={t('title.stopped')}
        crumb={[{ label: t('crumb.cart'), to: pathTo('cart') }]}
        here={t('routes:cartOptimizer')}
      />
      <EmptyState
        title={reason === 'missing' ? t('missing.title') : t('empty.title')}
        pictures={['dosen', 'kanister']}
        actions={
          <Button component={Link} to={pathTo('cart')}>
            {t('empty.toCart')}
          </Button>
        }
      >
        {reason === 'missing' ? t('missing.text') : t('empty.text')}
      </EmptyState>
    </>
  );
}
