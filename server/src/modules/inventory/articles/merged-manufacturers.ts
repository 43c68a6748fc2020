// Articles of a manufacturer that operators merge into another one. Each practice finds the change in its activity log.
import type { Tx } from '../../../platform/database/tx.ts';
import { type Activity, recordActivities } from '../../account/index.ts';
import type { Manufacturer } from '../../system/index.ts';
import { replaceManufacturer } from './merged-manufacturers.repository.ts';

export async function moveArticlesToManufacturer(
  tx: Tx,
  from: Manufacturer,
  into: Manufacturer,
): Promise<void> {
  const articles = await replaceManufacturer(tx, from.id, into.id);
  const byPractice = new Map<number, Activity[]>();
  for (const { id, name, practice_id } of articles) {
    const activities = byPractice.get(practice_id) ?? [];
    byPractice.set(practice_id, activities);
    activities.push({
      action: 'article.changed',
      subject: { type: 'article', id, name },
      changes: [{ field: 'manufacturer', before: from.name, after: into.name }],
    });
  }
  const program = { kind: 'operator', name: 'manufacturer merge' } as const;
  for (const [practiceId, activities] of byPractice)
    await recordActivities({ tx, practiceId, program }, activities);
}
