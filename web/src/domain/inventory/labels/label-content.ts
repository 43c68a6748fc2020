// From a label of the list to what stands on it, and on to a picture or a job for the printer.
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { LabelContent } from '@praxora/labels/content';
import { dymoLabelXml } from '@praxora/labels/dymo';
import { layOutLabel } from '@praxora/labels/layout';
import { type LabelSize, type RollId, rolls } from '@praxora/labels/sizes';
import { labelSvg } from '@praxora/labels/svg';
import type { Language } from '../../../lib/i18n.ts';
import type { ChosenLabel } from './desk.ts';

/** Content of a label with its code; null: it has none. */
export interface DrawnLabel {
  readonly content: LabelContent;
  readonly code: string | null;
}

export function drawnLabel({ group, row, label }: ChosenLabel, language: Language): DrawnLabel {
  const { name, manufacturer, manufacturerNumber, unit } = group;
  const { batchNumber, expirationDate, storageName, thresholds } = row;
  if (row.kind === 'batch' || !label)
    return {
      content: { kind: 'batch', name, manufacturer, manufacturerNumber, batchNumber, expirationDate },
      code: null,
    };
  const { labelId, code } = label;
  if (row.kind === 'unit')
    return { content: { kind: 'unit', labelId, name, batchNumber, expirationDate, storageName }, code };
  const { minimum, warning, ideal } = thresholds ?? { minimum: null, warning: null, ideal: null };
  return {
    content: {
      kind: 'shelf',
      labelId,
      name,
      manufacturerNumber,
      unit: unit[language],
      minimum,
      warning,
      ideal,
      storageName,
    },
    code,
  };
}

export type TestLabel = DataOf<typeof labelCalls.testLabel>;

export const drawnTestLabel = ({ code, ...content }: TestLabel): DrawnLabel => ({
  content: { kind: 'unit', ...content },
  code,
});

/** As an address that an image shows. */
export const drawPicture = ({ content, code }: DrawnLabel, size: LabelSize): string =>
  `data:image/svg+xml,${encodeURIComponent(labelSvg(layOutLabel(content, size), code))}`;

export function dymoXml({ content, code }: DrawnLabel, roll: RollId): string {
  const paper = rolls[roll];
  return dymoLabelXml(layOutLabel(content, paper), paper, code);
}

export const writeDymoXml = (label: ChosenLabel, roll: RollId, language: Language): string =>
  dymoXml(drawnLabel(label, language), roll);
