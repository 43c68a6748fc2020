// How new browsers of the practice print their labels.
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { type PrintingDefaults, printingDefaults } from '@praxora/contract/inventory/printing';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { type LabelSize, papers, rolls } from '@praxora/labels/sizes';
import type { UserContext } from '../../../platform/context.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { recordChange } from '../../account/index.ts';
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
  const { practiceId, practiceName } = context.user;
  const subject = { type: 'account', id: practiceId, name: practiceName } as const;
  const activity = { action: 'printing.changed', subject } as const;
  await recordChange(context, activity, toValues(before.defaults), toValues(defaults));
  return getPrintingDefaults(context);
}

/** Rolls and papers by their measures; a paper also by its name, since two have the same. */
const toValues = (defaults: PrintingDefaults | null) => ({
  printingWay: defaults?.way ?? null,
  dymoPrinter: defaults?.dymoPrinter ?? null,
  roll: defaults && measures(rolls[defaults.roll]),
  paper: defaults && `${defaults.paper}, ${measures(papers[defaults.paper])}`,
  zplSize: defaults && measures(rolls[defaults.zplSize]),
  dpi: defaults?.dpi ?? null,
  networkPrinter: defaults?.networkPrinter ?? null,
});

const measures = ({ width, height }: LabelSize): string => `${width} × ${height} mm`;
