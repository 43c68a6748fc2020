// Tables whose rows are not backed up. Every other table is, also one that a later version adds.
export const leftOutTables: readonly string[] = [
  // Written by the migrations that the restore runs.
  'schema_migration',
  // Everybody logs in again after a restore, and a link that was used since the backup must not work a second time.
  'session',
  'password_reset',
  // Counters of some minutes.
  'rate_limit',
  // Positions in the log of its own database server.
  'write_position',
  // Names transactions of its own database server; the search index is built anew after a restore.
  'catalog_change',
];
