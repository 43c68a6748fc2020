// The generator and the migration name the same categories, units and pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topCategories } from './taxonomy.ts';
import { units } from './units.ts';

const root = join(import.meta.dirname, '../..');
const migration = readFileSync(join(root, 'server/migrations/0002_catalog.sql'), 'utf8');
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

describe('the migration', () => {
  it('has every category under the id the generator uses', () => {
    for (const top of topCategories) {
      expect(migration).toContain(
        `(${top.id}, ${quoted(top.key)}, null, ${quoted(top.de)}, ${quoted(top.en)},`,
      );
      for (const sub of top.subCategories) {
        expect(migration).toMatch(new RegExp(`\\(${sub.id}, '${top.key}-[a-z0-9-]+', ${top.id}, `));
        expect(migration).toContain(`, ${top.id}, ${quoted(sub.de)}, ${quoted(sub.en)},`);
      }
    }
  });

  it('has every unit under the id the generator uses', () => {
    for (const unit of units) {
      expect(migration).toContain(`(${unit.id}, ${quoted(unit.de)}, ${quoted(unit.en)})`);
    }
  });

  it('names drawings that exist', () => {
    const drawings = readdirSync(join(root, 'web/src/assets/products')).map((file) =>
      file.replace('.svg', ''),
    );
    const rows = [...migration.matchAll(/^ {2}\(\d+, '[a-z0-9-]+', (?:null|\d+), .*, '([a-z]+)', \d+\)/gm)];
    expect(rows).toHaveLength(105);
    for (const [, picture] of rows) expect(drawings).toContain(picture);
    expect(drawings).toContain('kanister');
  });
});
