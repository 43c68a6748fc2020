// A unit goods are counted or ordered in, in both languages.
import { z } from 'zod';
import { nameSchemas } from './shared-schemas.ts';
import { whole } from './whole.ts';

export const unit = z.object({ id: whole, de: z.string(), en: z.string() });

nameSchemas({ Unit: unit });
