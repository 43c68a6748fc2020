// SQL that tells which language a user reads.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const findLanguage = async (tx: Tx, userId: number): Promise<'de' | 'en'> =>
  (await tx.one<Columns<'person', 'language'>>('select language from practice_user where id = $1', [userId]))
    .language;
