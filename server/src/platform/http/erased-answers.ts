// What happens to the stored answers of a practice when one of its users is erased.
import type { Column } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';

interface ErasedNames {
  readonly email: Column<'person', 'email'>;
  /** Not empty, as are the other names. */
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pseudonym: string;
}

/** Names as JSON has them: `firstName` and `lastName` with their quotation marks, `fullName` without. */
export const replaceInAnswers = (tx: Tx, names: ErasedNames): Promise<number> =>
  tx.run(
    `update idempotent_answer
     set data = replace(replace(replace(replace(data::text, $1, $5), $2, $5), '"firstName":' || $3, '"firstName":""'),
                        '"lastName":' || $4, '"lastName":""')::json
     where practice_id = $practice
       and (strpos(data::text, $1) > 0 or strpos(data::text, $4) > 0 or strpos(data::text, $2) > 0)`,
    [names.email, names.fullName, names.firstName, names.lastName, names.pseudonym],
  );
