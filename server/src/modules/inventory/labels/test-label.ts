// The label a printer is tried with: it looks like any other, and books nothing.
import { testLabelId } from '@praxora/barcode/label-id';
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UnitLabel } from '@praxora/labels/content';
import type { UserContext } from '../../../platform/context.ts';
import { Slices } from '../../../platform/slices.ts';
import { dataMatrices } from './data-matrix.ts';
import { refuseSwitchedOff } from './labels.service.ts';

export const testContent: UnitLabel & { readonly expirationDate: string } = {
  kind: 'unit',
  labelId: testLabelId,
  name: 'Artinova 4% 1:100.000',
  batchNumber: '26K114',
  expirationDate: '2027-01-31',
  storageName: 'Raum 1, Schrank',
};

export async function testLabel(context: UserContext): Promise<DataOf<typeof labelCalls.testLabel>> {
  await refuseSwitchedOff(context);
  const codes = await dataMatrices([testLabelId], new Slices());
  const { kind: _kind, ...content } = testContent;
  return { ...content, code: codes.get(testLabelId) ?? '' };
}
