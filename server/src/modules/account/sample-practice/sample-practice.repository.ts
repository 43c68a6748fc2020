// SQL of sample practices.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface SampleRow extends Columns<'practice', 'name'> {
  readonly practice_id: Column<'practice', 'id'>;
  readonly user_id: Column<'app_user', 'id'>;
}

/** The person's user in the sample practice of the practice of the transaction; null: it has to be made first. */
export const findSample = (tx: Tx, personId: number): Promise<SampleRow | null> =>
  tx.maybe<SampleRow>('select * from find_sample($1)', [personId]);

export const findLanguage = async (tx: Tx, personId: number): Promise<Column<'person', 'language'>> =>
  (await tx.one<Columns<'person', 'language'>>('select language from person where id = $1', [personId]))
    .language;

/** False: there is none left. */
export const deleteNextSample = async (tx: Tx): Promise<boolean> =>
  (await tx.one<{ is_deleted: boolean }>('select delete_next_sample() as is_deleted')).is_deleted;

/** That of the practice of the transaction. False: it has none. */
export const deleteOwnSample = async (tx: Tx): Promise<boolean> =>
  (await tx.one<{ is_deleted: boolean }>('select delete_own_sample() as is_deleted')).is_deleted;
