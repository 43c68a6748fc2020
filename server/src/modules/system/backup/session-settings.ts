// Settings of a connection that reads or writes whole tables.

/** An operator may have limited statements of this role or database; a backup takes as long as it takes. */
export const withoutTimeouts: readonly string[] = [
  'set statement_timeout = 0',
  'set lock_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** The text of a value does not depend on the settings of role, database or server. */
export const textFormat: readonly string[] = [
  "set client_encoding = 'UTF8'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  'set extra_float_digits = 1',
  "set bytea_output = 'hex'",
];
