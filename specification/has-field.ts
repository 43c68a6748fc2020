// Looks for a field in a schema, through everything that may be wrapped around an object: lists, defaults, null.
import { z } from 'zod';

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodArray) return unwrapped(schema.element);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrapped(schema.unwrap());
  return schema;
}

export function hasField(schema: z.core.$ZodType, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const object = unwrapped(schema);
  const field = object instanceof z.ZodObject ? object.shape[name] : undefined;
  return field !== undefined && hasField(field, rest);
}
