// Labels as they are listed and printed. What stands on one is laid out by packages/labels, for every way of printing.
import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

/** At most so many labels are listed, told or printed at once. */
export const mostPrinted = 2000;

const labelKinds = ['unit', 'batch', 'shelf'] as const;

/** When a label was last printed, and by whom. */
const printing = z.object({ at: z.string(), by: z.string() });

const printableLabel = z.object({
  labelId: z.string(),
  /** The DataMatrix with just the id: 16 rows of 16 modules from the top, four hexadecimal digits each, 1 is dark. */
  code: z.string(),
  isDue: z.boolean(),
  /** Null: never. */
  printed: printing.nullable(),
});
export type PrintableLabel = z.infer<typeof printableLabel>;

/** Labels that say the same but for their id. */
const labelRow = z.object({
  kind: z.enum(labelKinds),
  /** Null: a shelf label names the article. */
  stockId: whole.nullable(),
  articleId: whole,
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  storageName: z.string(),
  /** Unit labels; the one of a shelf; none of a batch, whose labels have no id. */
  labels: z.array(printableLabel),
  /** For a batch, the number of labels of its input; otherwise the number of `labels`. */
  count: whole,
  /** How many of them are still to be printed. */
  due: whole,
  /** Printing of a batch's labels; null for other labels. */
  printed: printing.nullable(),
  /** Thresholds of a shelf label, in the counting unit; null for a threshold that is not set. */
  thresholds: z
    .object({ minimum: whole.nullable(), warning: whole.nullable(), ideal: whole.nullable() })
    .nullable(),
});
export type LabelRow = z.infer<typeof labelRow>;

const labelGroup = z.object({
  articleId: whole,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  /** Unit the thresholds are counted in. */
  unit: bilingual,
  rows: z.array(labelRow),
});
export type LabelGroup = z.infer<typeof labelGroup>;

/** Label groups by article: unit labels first, then batches, by expiry. */
export const labelList = z.object({ groups: z.array(labelGroup), count: whole, due: whole });
export type LabelList = z.infer<typeof labelList>;

export const labelId = lineText.min(1).max(20);

/** Names what is to be printed, in the order in which it is printed. */
const labelChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unit'), labelId }),
  z.object({ kind: z.literal('batch'), stockId: id, copies: whole.min(1).max(999) }),
  z.object({ kind: z.literal('shelf'), articleId: id }),
  /** The storage's own: its id is made when it is first printed. */
  z.object({ kind: z.literal('storage'), storageId: id }),
]);
export type LabelChoice = z.infer<typeof labelChoice>;
export const labelChoices = z.array(labelChoice).min(1).max(mostPrinted);

nameSchemas({
  LabelPrinting: printing,
  PrintableLabel: printableLabel,
  LabelRow: labelRow,
  LabelGroup: labelGroup,
  LabelList: labelList,
  LabelChoice: labelChoice,
});
