// SQL that tells which language a user reads.
import type { Tx } from '../../../platform/database/tx.ts';

export const findLanguage = async (tx: Tx, userId: number): Promise<'de' | 'en'> =>
  (await tx.one<{ language: 'de' | 'en' }>('select language from app_user where id = $1', [userId])).language;
