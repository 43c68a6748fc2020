// Which column of a file is which field: shown at once, and taken back where the server refuses it.
import { useState } from 'react';

export function useMatchedColumns<Field extends string>(
  columns: readonly { readonly field: Field | null }[],
  /** Null: it was refused. */
  save: (fields: (Field | null)[]) => Promise<unknown>,
) {
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  async function match(column: number, field: Field | null): Promise<void> {
    const next = fields.map((old, index) => (index === column ? field : old));
    setFields(next);
    if ((await save(next)) === null) setFields(fields);
  }
  return { fields, match };
}
