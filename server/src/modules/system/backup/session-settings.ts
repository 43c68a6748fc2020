// Settings of a connection or a transaction that reads or writes whole tables, to be put behind `set` or `set local`.

/** An operator may have limited statements of this role or database; a backup takes as long as it takes. */
export const withoutTimeouts: readonly string[] = [
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
];

/** The text of a value does not depend on the settings of role, database or server. */
export const textFormat: readonly string[] = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 1',
  "bytea_output = 'hex'",
];
