import { expect, test } from 'vitest';
import { addReference, type Constraint, rewriteKeys } from './keys.ts';

const constraint = (kind: Constraint['kind'], name: string, columns: string[]): Constraint => ({
  ...{ table: 'mail', name, kind, columns, target: null },
  definition: '',
});

test('a primary key gets the practice, and what is then there twice goes', () => {
  const keys = [
    constraint('primary key', 'mail_pkey', ['id']),
    constraint('index', 'mail_practice_id_id_key', ['practice_id', 'id']),
    constraint('unique', 'mail_message_id_key', ['message_id']),
  ];
  expect(rewriteKeys(keys)).toEqual([
    'alter table "mail" drop constraint "mail_pkey"',
    'drop index "mail_practice_id_id_key"',
    'alter table "mail" add constraint "mail_pkey" primary key ("practice_id", "id")',
    'alter table "mail" drop constraint "mail_message_id_key"',
    'alter table "mail" add constraint "mail_message_id_key" unique ("practice_id", "message_id")',
  ]);
});

test('keys that name the practice stay as they are, whatever the order of their columns', () => {
  const keys = [
    constraint('primary key', 'order_pkey', ['order_id', 'practice_id']),
    constraint('foreign key', 'order_fkey', ['order_id']),
  ];
  expect(rewriteKeys(keys)).toEqual([]);
});

test('a reference does not follow a changed key', () => {
  const definition =
    'FOREIGN KEY (practice_id, a) REFERENCES b(practice_id, a) ON UPDATE CASCADE ON DELETE CASCADE';
  expect(addReference({ ...constraint('foreign key', 'f', ['practice_id', 'a']), definition })).toBe(
    'alter table "mail" add constraint "f" FOREIGN KEY (practice_id, a) REFERENCES b(practice_id, a) ON DELETE CASCADE',
  );
});
