// The devices of the practice, as its pages ask for them.
import { deviceCalls } from '@praxora/contract/account/devices.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const devicesKey = ['devices'] as const;

/** With milliseconds it asks again and again: somebody waits for a device to appear. */
export function useDevices(askEvery?: number) {
  return useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => callApi(deviceCalls.listDevices, {}, { signal }),
    refetchInterval: askEvery ?? false,
  });
}
