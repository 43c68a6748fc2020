// The treatment that goods were removed for, as it is typed: a number of the practice, and what the code of the package says.
import { longestReference, looksLikeBirthDate } from '@praxora/rules/inventory/treatment-reference';
import { z } from 'zod';
import { lineText } from '../shared/text.ts';

const reference = lineText
  .max(longestReference)
  .refine((text) => !looksLikeBirthDate(text), 'REFERENCE_IS_BIRTH_DATE')
  .default('');
const serialNumber = lineText.max(40).default('');

export const treatmentInput = z.object({
  /** A number of the treatment or of the file; neither a name nor a date of birth. */
  reference,
  /** Left out: the one in the scanned code. */
  serialNumber,
  /** The scanned code of the package, as the scanner sent it or as it is printed; a scanned code is not cleaned before it is read. */
  udi: z.string().max(300).default(''),
});
