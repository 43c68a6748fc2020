// SQL expressions that know no table.

/**
 * A list that is given with a statement, its length kept from the planner: knowing that it is short makes every plan for just
 * this list look better than the one that fits all, so that the statement is planned again and again.
 */
export const matchesAny = (list: string, type: 'integer' | 'text' = 'integer'): string =>
  `any ((select ${list}::${type}[])::${type}[])`;

/** A number as codes carry it: capital letters and digits only. */
export const lettersAndDigits = (column: string): string =>
  `regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;
