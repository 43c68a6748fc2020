// How a practice prints its labels unless a browser was told otherwise.
import { paperIds, rollIds } from '@praxora/labels/sizes';
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';

/** Dots an inch, of Zebra's label printers. */
export const dpi = z.union([z.literal(203), z.literal(300)]);

/** `host:port` as the operator wrote it. */
export const networkPrinter = z.string().min(1).max(255);

export const printingDefaults = z.object({
  way: z.enum(['dymo', 'pdf', 'zpl']),
  /** Name of the DYMO printer; empty for the first one found. */
  dymoPrinter: lineText.max(200),
  roll: z.enum(rollIds),
  paper: z.enum(paperIds),
  /** Label size of a Zebra printer: that of one of the rolls. */
  zplSize: z.enum(rollIds),
  dpi,
  /** Null: its text is copied or downloaded. */
  networkPrinter: networkPrinter.nullable(),
});
export type PrintingDefaults = z.infer<typeof printingDefaults>;

nameSchemas({ PrintingDefaults: printingDefaults });
