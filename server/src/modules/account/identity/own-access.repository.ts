// SQL of a user's own name and sessions.
import type { DeviceKind } from '@praxora/rules/account/device';
import type { Tx } from '../../../platform/database/tx.ts';

type Row = Record<string, unknown>;

interface Name extends Row {
  readonly firstName: string;
  readonly lastName: string;
  readonly version: number;
}

const name = 'first_name as "firstName", last_name as "lastName", version';

export const findName = (tx: Tx, userId: number): Promise<Name> =>
  tx.one<Name>(`select ${name} from app_user where id = $1`, [userId]);

export const updateName = (tx: Tx, userId: number, firstName: string, lastName: string): Promise<Name> =>
  tx.one<Name>(`update app_user set first_name = $2, last_name = $3 where id = $1 returning ${name}`, [
    userId,
    firstName,
    lastName,
  ]);

interface SessionRow extends Row {
  readonly id: number;
  readonly device_kind: DeviceKind;
  readonly device_system: string;
  readonly device_browser: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

export const listSessions = (tx: Tx, userId: number): Promise<SessionRow[]> =>
  tx.rows<SessionRow>(
    `select id, device_kind, device_system, device_browser, created_at, last_used_at from session
     where user_id = $1 and expires_at > now() order by last_used_at desc, id desc limit 200`,
    [userId],
  );

export const deleteSession = (tx: Tx, userId: number, sessionId: number): Promise<number> =>
  tx.run('delete from session where user_id = $1 and id = $2', [userId, sessionId]);
