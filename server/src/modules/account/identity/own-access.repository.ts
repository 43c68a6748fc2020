// SQL of a person's own name and sessions.
import type { DeviceKind } from '@praxora/rules/account/device';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Name {
  readonly firstName: Column<'person', 'first_name'>;
  readonly lastName: Column<'person', 'last_name'>;
  readonly version: Column<'person', 'version'>;
}

const name = 'first_name as "firstName", last_name as "lastName", version';

export const findName = (tx: Tx, personId: number): Promise<Name> =>
  tx.one<Name>(`select ${name} from person where id = $1`, [personId]);

export const updateName = (tx: Tx, personId: number, firstName: string, lastName: string): Promise<Name> =>
  tx.one<Name>(`update person set first_name = $2, last_name = $3 where id = $1 returning ${name}`, [
    personId,
    firstName,
    lastName,
  ]);

interface SessionRow
  extends Columns<'session', 'id' | 'device_system' | 'device_browser' | 'created_at' | 'last_used_at'> {
  readonly practice_name: Column<'practice', 'name'>;
  readonly device_kind: Column<'session', 'device_kind', DeviceKind>;
}

export const listSessions = (tx: Tx, personId: number): Promise<SessionRow[]> =>
  tx.rows<SessionRow>('select * from list_person_sessions($1)', [personId]);

export const endSession = async (tx: Tx, personId: number, sessionId: number): Promise<number> =>
  (await tx.one<{ ended: number }>('select end_person_session($1, $2) as ended', [personId, sessionId]))
    .ended;
