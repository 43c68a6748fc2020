// Schemas used by several calls have a name: the OpenAPI document describes each once, under this name.
import { z } from 'zod';

export const sharedSchemas = z.registry<{ id: string }>();

/** `nameSchemas({ Order: order })`; each name is given once. */
export function nameSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) sharedSchemas.add(schema, { id });
}

/** A text in both languages. */
export const bilingual = z.object({ de: z.string(), en: z.string() });

nameSchemas({ Bilingual: bilingual });
