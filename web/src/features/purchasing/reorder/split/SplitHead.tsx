// The title states what the split saves against the list, and a badge says how sure that is.
import { VisuallyHidden } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { useTranslation } from 'react-i18next';
import { Proof, useAddedText } from '../../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { countInCart, countOfList } from './parcels.ts';

interface SplitHeadProps {
  address: Address;
  result: OptimizedCart | null;
  isLoading: boolean;
}

export function SplitHead({ address: { shortName }, result, isLoading }: SplitHeadProps) {
  const { t } = useTranslation(['reorder', 'routes']);
  const title = useTitle(result, isLoading);
  const inCart = result ? countInCart(result) : 0;
  return (
    <>
      <PageHeader
        title={title}
        crumb={[{ label: t('routes:reorder'), to: pathTo('reorder') }]}
        here={t('routes:reorderSplit')}
        facts={
          inCart > 0
            ? t('split.factsWith', { address: shortName, count: inCart })
            : t('split.facts', { address: shortName })
        }
        actions={result && <Proof result={result} />}
      />
      <VisuallyHidden role="status">{isLoading ? '' : title}</VisuallyHidden>
    </>
  );
}

function useTitle(result: OptimizedCart | null, isLoading: boolean): string {
  const { t } = useTranslation('reorder');
  const added = useAddedText(result);
  if (!result) return isLoading ? t('split.solving') : t('split.title');
  if (added !== null) return added;
  const { savingCents } = result.cartPriceDetail;
  const count = countOfList(result);
  if (savingCents > 0) return t('split.saves', { count, saving: formatMoney(savingCents) });
  if (savingCents < 0) return t('split.costsMore', { count, cost: formatMoney(-savingCents) });
  return result.moves.length === 0 ? t('split.nothing', { count }) : t('split.samePrice', { count });
}
