// The practice's cost centers, for whoever offers them to choose from.
import { costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const costCentersKey = ['cost-centers'] as const;

export const useCostCenterList = (isUsed: boolean) =>
  useQuery({
    queryKey: [...costCentersKey, 'list'],
    queryFn: ({ signal }) => callApi(costCenterCalls.listCostCenters, {}, { signal }),
    enabled: isUsed,
  });

/** Empty where the practice does not use them; undefined while nobody knows. `isComing`: an answer may still come. */
export function useCostCentersOnTheWay() {
  const feature = useQuery({
    queryKey: [...costCentersKey, 'feature'],
    queryFn: ({ signal }) => callApi(costCenterCalls.getFeature, {}, { signal }),
  });
  const isUsed = feature.data?.activateCostCenter;
  const list = useCostCenterList(isUsed === true);
  return {
    costCenters: isUsed === false ? [] : list.data,
    isComing: feature.isPending || (isUsed === true && list.isPending),
  };
}

export const useCostCenters = () => useCostCentersOnTheWay().costCenters;
