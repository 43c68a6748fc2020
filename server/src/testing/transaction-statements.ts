// Which statements only open, set up or end a transaction: they go along with others and are not counted as statements of a call.
export const isTransactionStatement = (sql: string): boolean =>
  /^(?:begin|begin read only|commit|rollback)$/.test(sql) ||
  /^set local (?:app\.practice_id|app\.language|statement_timeout) /.test(sql) ||
  sql === 'select begin_practice_change($1::integer)';
