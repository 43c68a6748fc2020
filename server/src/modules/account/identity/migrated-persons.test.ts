// Users of a database from before persons were split from the users of practices.
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../../testing/old-database.ts';
import { hashPlace } from './places.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

test('each user becomes a person with the same id, so that recovery codes and familiar places still fit', () =>
  withOldDatabase('0082', async ({ client, migrateOn }) => {
    const [place] = hashPlace(7, { network: '192.0.2.1', device: null });
    await client.query(`
      insert into practice (id, name, country) values (3, 'Praxis', 'DE');
      insert into app_user (id, practice_id, email, password_hash, first_name, last_name, language, role, version)
      values (7, 3, 'a@praxis.example', 'hash', 'Anna', 'Berg', 'en', 'owner', 4);
      insert into two_step_login (practice_id, user_id, secret, confirmed_at) values (3, 7, 'secret', now());
      insert into password_reset (token_hash, practice_id, user_id, expires_at) values ('token', 3, 7, now() + interval '1 hour')`);
    await client.query('insert into familiar_place (practice_id, user_id, place_hash) values (3, 7, $1)', [
      place,
    ]);
    await client.query('insert into recovery_code (practice_id, user_id, code_hash) values (3, 7, $1)', [
      recoveryCodeHash(7, 'ABCD'),
    ]);
    await migrateOn();
    const one = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows[0];
    expect(await one('select * from practice_user')).toMatchObject({
      ...{ id: 7, person_id: 7, practice_id: 3, role: 'owner', name: 'Anna Berg' },
      ...{ email: 'a@praxis.example', language: 'en' },
    });
    expect(await one(`select * from find_login('A@praxis.example')`)).toMatchObject({
      ...{ person_id: 7, user_id: 7, practice_id: 3, password_hash: 'hash' },
    });
    expect(await one(`select person_id, practice_id, is_valid from find_password_reset('token')`)).toEqual({
      ...{ person_id: 7, practice_id: 3, is_valid: true },
    });
    const stored = `select (select person_id from familiar_place where place_hash = $1) as place,
                           (select person_id from recovery_code where code_hash = $2) as code,
                           (select person_id from two_step_login) as two_step, (select version from person) as version`;
    expect(await one(stored, [place, recoveryCodeHash(7, 'ABCD')])).toEqual({
      ...{ place: 7, code: 7, two_step: 7, version: 4 },
    });
    // The next person gets an id of its own.
    expect(await one(`select add_person('b@praxis.example', 'hash', '', '', 'de') as id`)).toEqual({ id: 8 });
    expect(await one(`select add_person('b@praxis.example', 'hash', '', '', 'de') as id`)).toEqual({
      id: null,
    });
  }));

test('a user whose person is gone has a pseudonym, and none vanishes without one', () =>
  withOldDatabase('9999', async ({ client }) => {
    await client.query(`
      insert into practice (id, name, country) values (3, 'Praxis', 'DE');
      insert into person (id, email, password_hash) values (7, 'a@praxis.example', 'hash');
      insert into app_user (id, practice_id, person_id, role) values (9, 3, 7, 'owner')`);
    await expect(client.query('delete from person')).rejects.toThrow(/check constraint/);
    await client.query('update app_user set former_number = 3; delete from person');
    const { rows } = await client.query('select id, person_id, name, email from practice_user');
    expect(rows).toEqual([{ id: 9, person_id: null, name: 'Ehemalige Person 3', email: '' }]);
  }));
