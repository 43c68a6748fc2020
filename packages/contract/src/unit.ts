// A unit goods are counted or ordered in, in both languages.
import { z } from 'zod';
import { nameSchemas } from './shared-schemas.ts';

export const unit = z.object({ id: z.number().int(), de: z.string(), en: z.string() });

nameSchemas({ Unit: unit });
