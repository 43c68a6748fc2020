// Ways to print that the server takes part in: a PDF for label paper, and ZPL, as text or sent to an allowed printer.
import type { LabelChoice } from '@praxora/contract/inventory/label';
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { LabelContent } from '@praxora/labels/content';
import { layOutLabel } from '@praxora/labels/layout';
import { labelsPerSheet, papers, rolls } from '@praxora/labels/sizes';
import { labelZpl } from '@praxora/labels/zpl';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { mapInSlices, Slices } from '../../../platform/slices.ts';
import { notePrinted, toLabelContents } from './choices.ts';
import { labelPdf } from './label-pdf.ts';
import { refuseSwitchedOff, toPrintedNotice } from './labels.service.ts';
import { sendToPrinter } from './network-printer.ts';
import { testContent } from './test-label.ts';

/** Without a choice: the label a printer is tried with. */
const printed = async (
  context: UserContext,
  choices: readonly LabelChoice[] | undefined,
): Promise<LabelContent[]> => (choices === undefined ? [testContent] : toLabelContents(context, choices));

export async function labelSheets(
  context: UserContext,
  wanted: BodyOf<typeof labelCalls.labelSheets>,
): Promise<FileAnswer> {
  await refuseSwitchedOff(context);
  const paper = papers[wanted.paper];
  if (wanted.start > labelsPerSheet(paper))
    throw wrongFields([{ field: 'start', code: 'INCORRECT_VALUE' }], wanted);
  const contents = await printed(context, wanted.labels);
  return {
    name: `Etiketten-${wanted.paper}.pdf`,
    mediaType: 'application/pdf',
    content: labelPdf(contents, paper, wanted.start, context.now()),
  };
}

async function zplOf(
  context: UserContext,
  { size, dpi, labels }: BodyOf<typeof labelCalls.labelZpl>,
): Promise<{ zpl: string; labels: number }> {
  await refuseSwitchedOff(context);
  const contents = await printed(context, labels);
  const texts = await mapInSlices(
    contents,
    (content) => labelZpl(layOutLabel(content, rolls[size]), dpi),
    new Slices(),
  );
  return { zpl: `${texts.join('\n')}\n`, labels: contents.length };
}

export const zplText = (
  context: UserContext,
  wanted: BodyOf<typeof labelCalls.labelZpl>,
): Promise<DataOf<typeof labelCalls.labelZpl>> => zplOf(context, wanted);

export async function networkPrinters(context: UserContext): Promise<string[]> {
  await refuseSwitchedOff(context);
  return context.config.LABEL_PRINTERS;
}

/** Refuses every address that the operator did not write himself, letter by letter. */
export function refuseForeignPrinter({ config }: UserContext, printer: string): void {
  if (!config.LABEL_PRINTERS.includes(printer)) throw new Refusal('PRINTER_NOT_ALLOWED');
}

/** They count as printed once the printer has taken all of them; a repetition with the same key prints nothing. */
export async function printOnNetwork(
  context: UserContext,
  { printer, ...wanted }: BodyOf<typeof labelCalls.printOnNetwork>,
): Promise<DataOf<typeof labelCalls.printOnNetwork>> {
  refuseForeignPrinter(context, printer);
  const { zpl, labels } = await zplOf(context, wanted);
  if (wanted.labels !== undefined) await notePrinted(context, wanted.labels);
  await sendToPrinter(printer, zpl);
  return toPrintedNotice(context, labels);
}
