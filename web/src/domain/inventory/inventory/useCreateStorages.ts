import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { stockKeys } from './queries.ts';

/** Several storages at once: all of them, or none. */
export function useCreateStorages({ refetch }: { refetch: readonly QueryKey[] }) {
  const { t } = useTranslation('inventory');
  return useChange({
    call: (names: readonly string[], key) =>
      callApi(storageCalls.createStorages, { body: { storages: names.map((name) => ({ name })) } }, key),
    success: (created) => t('storages.severalCreated', { count: created.length }),
    refetch: [...stockKeys, ...refetch],
  });
}
