import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { callApi } from '../../../lib/api/api.ts';
import type { Change } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { stockKeys } from './queries.ts';

interface NewStorage {
  readonly name: string;
}

type Created = Awaited<ReturnType<typeof create>>;
const create = (body: NewStorage) => callApi(storageCalls.createStorage, { body });

/** A storage that does not exist yet. */
export const useCreateStorage = (more: Pick<Change<NewStorage, Created>, 'success' | 'showsRefusal'> = {}) =>
  useChange({ ...more, call: create, refetch: stockKeys });
