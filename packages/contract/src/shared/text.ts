// Texts that people type: what nobody can see in them is taken out, wherever they are sent to.
import { cleanLine, cleanText } from '@praxora/rules/shared/clean-text';
import { z } from 'zod';

/** A name, a number, a word to search for. */
export const lineText = z.string().overwrite(cleanLine);

/** A note or a message of several lines, without blank edges. */
export const longText = z.string().overwrite(cleanText).trim();
