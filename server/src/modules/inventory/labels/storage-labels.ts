// Labels of storages with their codes, for printers that are reached from the browser.
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { Slices } from '../../../platform/slices.ts';
import { labelsOfStorages } from '../storages/storages.service.ts';
import { dataMatrices } from './data-matrix.ts';
import { refuseSwitchedOff } from './labels.service.ts';

/** In the order asked for. */
export async function storageLabels(
  context: UserContext,
  { storageIds }: BodyOf<typeof labelCalls.storageLabels>,
): Promise<DataOf<typeof labelCalls.storageLabels>> {
  await refuseSwitchedOff(context);
  const ids = [...new Set(storageIds)];
  const storages = await labelsOfStorages(context, ids);
  if (storages.size < ids.length) throw new Refusal('NOT_FOUND');
  const labelled = ids.flatMap((id) => storages.get(id) ?? []);
  const codes = await dataMatrices(
    labelled.map(({ label_id }) => label_id),
    new Slices(),
  );
  return labelled.map(({ id, name, label_id }) => ({
    storageId: id,
    name,
    labelId: label_id,
    code: codes.get(label_id) ?? '',
  }));
}
