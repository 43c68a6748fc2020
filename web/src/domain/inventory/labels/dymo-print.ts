// Prints on the DYMO of this computer, one label a job, so that it is known of each whether it came out.
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { findDymo } from '../../../lib/dymo/dymo.ts';
import { DymoError } from '../../../lib/dymo/dymo-error.ts';
import { localAccess } from '../../../lib/dymo/local-access.ts';
import { findPrinter, lookForPrinters, type SeenPrinter } from './dymo-view.ts';
import { type PrintProblem, toPrintProblem } from './print-problem.ts';
import { rollOfSku } from './roll-of-sku.ts';

interface DymoRun {
  readonly settings: Pick<PrintingDefaults, 'dymoPrinter' | 'roll'>;
  /** Labels as DYMO XML. */
  readonly labels: readonly string[];
  readonly jobTitle: string;
  /** Warnings were read and passed over. */
  readonly isAnyway: boolean;
  /** So many have come out. */
  readonly onPrinted: (count: number) => void;
  readonly isCancelled: () => boolean;
}

/** Null: all of them came out, or somebody stopped it. */
export async function printOnDymo(run: DymoRun): Promise<PrintProblem | null> {
  const view = await lookForPrinters();
  if (view.state === 'failed') return toPrintProblem(new DymoError(view.failure, view.detail), view.access);
  const printer = findPrinter(view, run.settings.dymoPrinter);
  if (!printer) return { kind: 'noPrinter' };
  const warning = run.isAnyway ? null : findWarning(printer, run.settings.roll);
  if (warning) return warning;
  try {
    const service = await findDymo();
    for (const [index, labelXml] of run.labels.entries()) {
      if (run.isCancelled()) return null;
      await service.print({ printerName: printer.name, labelXml, jobTitle: run.jobTitle });
      run.onPrinted(index + 1);
    }
    return null;
  } catch (error) {
    if (error instanceof DymoError) return toPrintProblem(error, await localAccess());
    throw error;
  }
}

export function findWarning(
  { name, isConnected, roll }: SeenPrinter,
  chosen: PrintingDefaults['roll'],
): PrintProblem | null {
  if (!isConnected) return { kind: 'notConnected', printer: name };
  const reported = roll && rollOfSku(roll.sku);
  if (!roll || reported?.roll === chosen) return null;
  return { kind: 'wrongRoll', printer: name, roll: reported?.roll ?? null };
}
