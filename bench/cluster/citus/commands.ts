// The operators' commands that look at all practices, write what every server has, or take a practice away and bring it back.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import type { CitusCluster } from './citus-cluster.ts';

const catalogue = join(root, 'server/src/modules/shop/catalog-import/testing/bmecat-2005.xml');
const mara = 'mara@muster.example';

/** Each line is a command; `PRACTICE` stands for the one that the first line makes, `FILE` for a file of this run. */
const commands = `
practice create --name Wanderpraxis --country DE
user create --practice PRACTICE --email ${mara} --first-name Mara --last-name Muster --role owner
user create --practice PRACTICE --email lena@muster.example --first-name Lena --last-name Muster --role stock
user role --practice PRACTICE --email lena@muster.example --role purchasing
user deactivate --practice PRACTICE --email lena@muster.example
user delete --practice PRACTICE --email lena@muster.example
password reset --email ${mara}
practice rename --practice PRACTICE --name Wandernde-Praxis
practice country --practice PRACTICE --country AT
practice email --practice PRACTICE --email praxis@muster.example
practice list
practice show --practice PRACTICE
practice delete --practice PRACTICE
practice delete --practice PRACTICE --cancel
vendor create --name Musterdepot --email order@muster.example --country DE --shipping 6.90
vendor list
vendor show --vendor 1
vendor change --vendor 3 --location Linz
vendor terms --vendor 3 --country DE --shipping 8.90
vendor retire --vendor 3
vendor retire --vendor 3 --cancel
category create --name-de Probe --name-en Probe
category rename --category probe --name-en Probes
category move --category probe --place 1
mapping set --vendor 1 --group G-12 --category buero-lampen
mapping list --vendor 1
mapping remove --vendor 1 --group G-12
manufacturer merge --from 34 --into 35
clinic create --practice PRACTICE --clinic-id K-1 --limit 500 --approver ${mara}
outbox list
job list
erasure list
verify-ledger
practice close --practice PRACTICE
practice export FILE --practice PRACTICE`;

/** What went wrong. */
export async function runCommands(cluster: CitusCluster): Promise<string[]> {
  const file = join(cluster.folder, 'practice.export');
  rmSync(file, { force: true });
  const failures: string[] = [];
  const run = async (line: string): Promise<void> => {
    const practice = await findPractice(cluster);
    const args = line.replace('PRACTICE', `${practice}`).replace('FILE', file).split(' ');
    if (!cluster.run('admin', args)) failures.push(`admin ${line}`);
  };
  for (const line of commands.trim().split('\n')) await run(line);
  const words = [catalogue, ...'--vendor 1 --keep-missing --category buero-lampen'.split(' ')];
  if (!cluster.run('catalog-import', words)) failures.push('catalog:import');
  await cluster.withOwner(async (owner) => {
    await owner.query(
      `insert into practice_deletion (practice_id, delete_on) select id, '2026-01-01' from practice where id = $1`,
      [await findPractice(cluster)],
    );
    await owner.query('select deleted_practice from delete_due_practice()');
  });
  await run('practice import FILE');
  await run('verify-ledger');
  return failures;
}

const findPractice = (cluster: CitusCluster): Promise<number | null> =>
  cluster.withOwner(async (owner) => {
    const { rows } = await owner.query<{ id: number }>('select max(id) as id from practice');
    return rows[0]?.id ?? null;
  });
