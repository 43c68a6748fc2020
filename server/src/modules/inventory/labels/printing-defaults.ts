// How new browsers of the practice print their labels.
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { printingDefaults } from '@praxora/contract/inventory/printing';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { refuseSwitchedOff } from './labels.service.ts';
import { refuseForeignPrinter } from './printing.ts';
import * as repository from './printing-defaults.repository.ts';

type Answer = DataOf<typeof labelCalls.getPrintingDefaults>;

/** Defaults saved by an older version that this one cannot read count as not set. */
export async function getPrintingDefaults({ tx }: UserContext): Promise<Answer> {
  const defaults = await repository.findDefaults(tx);
  const read = printingDefaults.safeParse(defaults?.defaults);
  return { defaults: read.success ? read.data : null, version: defaults?.version ?? 0 };
}

export async function setPrintingDefaults(
  context: UserContext,
  { defaults, version }: BodyOf<typeof labelCalls.setPrintingDefaults>,
): Promise<Answer> {
  await refuseSwitchedOff(context);
  const printer = defaults?.networkPrinter ?? null;
  if (printer !== null) refuseForeignPrinter(context, printer);
  const current = await holdVersion(context, 'label_printing', context.user.practiceId);
  const before = await getPrintingDefaults(context);
  refuseOutdated(version, current, () => JSON.stringify(before.defaults) === JSON.stringify(defaults));
  await repository.saveDefaults(context.tx, defaults);
  return getPrintingDefaults(context);
}
