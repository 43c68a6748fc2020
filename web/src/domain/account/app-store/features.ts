// Which switchable parts of the product the practice uses.
import { appStoreCalls, type Features } from '@praxora/contract/account/app-store.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';

const featuresKey = ['features'] as const;

export type FeatureName = keyof Features;

export function useFeatures() {
  return useQuery({
    queryKey: featuresKey,
    queryFn: ({ signal }) => callApi(appStoreCalls.getFeatures, {}, { signal }),
  });
}

/** False only where somebody switched it off: until that is known nothing of it is hidden. */
export const useHasLabels = (): boolean => useFeatures().data?.activateLabelPrinting !== false;

/**
 * Columns and fields on any page come and go with it, once the server has switched: what they fetch is there only then.
 */
export const useFeatureChange = (success: (isOn: boolean) => string, name: FeatureName) =>
  useChange({
    call: (isOn: boolean) => callApi(appStoreCalls.setFeatures, { body: { [name]: isOn } }),
    success: (_, isOn) => success(isOn),
    refetch: [everything],
  });
