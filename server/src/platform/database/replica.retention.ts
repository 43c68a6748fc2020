// How long it is known where the log stood after somebody's last write.
import type { Retention } from '../jobs/clean-up.ts';

export const writePositionRetention: Retention = {
  rows: 'where the log of the database stood after the last write of a session, device or token',
  lifetime: '1 day',
  sql: `delete from write_position where written_at < now() - interval '1 day'`,
};
