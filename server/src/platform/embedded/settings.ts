// How the embedded server is set up.

export const ownerName = 'praxora_owner';
export const databaseName = 'praxora';
/** Part of the socket's name only: nothing listens on a port. */
export const port = 5432;

/** Written into postgresql.conf once, where an operator may tune them. */
export const initialSettings: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  // Page cost of an SSD: with the default of 4 the planner uses the wrong index.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Statements and rows may hold personal data: the log has neither.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Not for anyone to change: given at every start, they win over postgresql.conf. */
export function fixedSettings(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    // A list by its form; quoted, a comma in the path stays part of the path.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
  };
}
