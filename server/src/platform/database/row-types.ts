// Row types of statements, made of the columns that the schema has: a renamed column does not compile until every reader knows it.
import type { Tables } from './schema.ts';

type TableName = keyof Tables;

/** Some columns of a table, under their own names. */
export type Columns<Table extends TableName, Name extends keyof Tables[Table]> = Pick<Tables[Table], Name>;

/**
 * Type of one column, for a property with another name or one that may be missing: `manufacturer:
 * Column<'manufacturer', 'name'> | null`. The third type narrows it beyond the schema: the shape of JSON, or the
 * allowed values of a text.
 */
export type Column<
  Table extends TableName,
  Name extends keyof Tables[Table],
  Narrowed extends Tables[Table][Name] = Tables[Table][Name],
> = Narrowed;
