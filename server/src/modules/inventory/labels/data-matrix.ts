// The DataMatrix of a label id (ECC 200, 16 by 16 modules), by a library; packages/labels draws it.
import { toBarCode } from '@praxora/labels/code';
import { modulesOfCode } from '@praxora/labels/design';
import { LRUCache } from 'lru-cache';
import { loadBwip } from '../../../platform/preload.ts';
import { mapInSlices, type Slices } from '../../../platform/slices.ts';

/** Some tens of thousands of ids a practice prints from again and again; a code is a thousandth of a second's work. */
const mostKept = 20_000;
const kept = new LRUCache<string, string>({ max: mostKept });

type Bwip = Awaited<ReturnType<typeof loadBwip>>;

function dataMatrix({ raw }: Bwip, labelId: string): string {
  const known = kept.get(labelId);
  if (known !== undefined) return known;
  const [drawn] = raw('datamatrix', labelId, `version=${modulesOfCode}x${modulesOfCode}`);
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('The library made no matrix');
  const code = toBarCode(Array.from(drawn.pixs));
  kept.set(labelId, code);
  return code;
}

/** Makes the codes in slices, so that other requests are served in between. */
export const dataMatrices = async (
  labelIds: readonly string[],
  slices: Slices,
): Promise<Map<string, string>> => {
  const library = await loadBwip();
  return new Map(
    await mapInSlices(labelIds, (labelId) => [labelId, dataMatrix(library, labelId)] as const, slices),
  );
};
