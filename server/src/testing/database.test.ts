import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, templateReady } from './database.ts';

async function query(owner: ConstructorParameters<typeof Client>[0], sql: string): Promise<unknown[]> {
  const client = new Client(owner);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each test database is empty and its own', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(first.owner, 'create table mark (value integer)');
  expect(await query(second.owner, "select to_regclass('mark') as found")).toEqual([{ found: null }]);
  await Promise.all([first.drop(), second.drop()]);
  await expect(query(first.owner, 'select 1')).rejects.toThrow(`database "${first.name}" does not exist`);
});

test('a template is prepared once and copied as often as wanted', async () => {
  let prepared = 0;
  const prepare = async (owner: ConstructorParameters<typeof Client>[0]): Promise<void> => {
    prepared++;
    await query(owner, 'create table mark as select 42 as value');
  };
  const [template, again] = await Promise.all([
    templateReady('once', prepare),
    templateReady('once', prepare),
  ]);
  expect(again).toBe(template);
  expect(prepared).toBe(1);
  const copies = await Promise.all([createTestDatabase({ template }), createTestDatabase({ template })]);
  for (const copy of copies) {
    expect(await query(copy.owner, 'select value from mark')).toEqual([{ value: 42 }]);
    await copy.drop();
  }
});
