// The title states the result, and a badge says how sure it is.
import { VisuallyHidden } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { useTranslation } from 'react-i18next';
import { Proof, positionCount, useAddedText } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

interface OptimizerHeadProps {
  address: Address | null;
  result: OptimizedCart | null;
  isLoading: boolean;
}

export function OptimizerHead({ address, result, isLoading }: OptimizerHeadProps) {
  const { t } = useTranslation(['optimizer', 'routes']);
  const title = useTitle(result, isLoading);
  return (
    <>
      <PageHeader
        title={title}
        crumb={[{ label: t('crumb.cart'), to: pathTo('cart') }]}
        here={t('routes:cartOptimizer')}
        facts={
          address
            ? t('facts', {
                address: `${address.shortName}, ${address.street}, ${address.postcode} ${address.location}`,
              })
            : t('factsNet')
        }
        actions={result && <Proof result={result} />}
      />
      <VisuallyHidden role="status">{isLoading ? '' : title}</VisuallyHidden>
    </>
  );
}

function useTitle(result: OptimizedCart | null, isLoading: boolean): string {
  const { t } = useTranslation('optimizer');
  const added = useAddedText(result);
  if (!result) return isLoading ? t('title.solving') : t('title.stopped');
  const { savingCents, before, after } = result.cartPriceDetail;
  if (added !== null) return added;
  const count = positionCount(result);
  if (savingCents > 0) return t('title.saves', { count, saving: formatMoney(savingCents) });
  if (savingCents < 0) return t('title.costsMore', { count, cost: formatMoney(-savingCents) });
  if (result.moves.length === 0) return t('title.nothing');
  const fewer = before.packages - after.packages;
  return fewer > 0 ? t('title.fewerParcels', { count: fewer }) : t('title.samePrice');
}
