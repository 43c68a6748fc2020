// Which statements only open, set up or end a transaction: they go along with others and are not counted as statements of a call.
export const isTransactionStatement = (sql: string): boolean =>
  /^(?:begin|commit|rollback)$/.test(sql) || sql.startsWith("select set_config('app.practice_id'");
