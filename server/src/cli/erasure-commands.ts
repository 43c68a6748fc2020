// Erasure of persons: for a person who asks the operator, and again after a restore.
import { readFile } from 'node:fs/promises';
import { emailField } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import { deleteUserOfPractice, listErasures, replayErasures } from '../modules/account/index.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { type Command, command, operatorContext, operatorsPath, wholeNumber } from './command.ts';

const erasures = z.object({
  users: z.array(
    z.object({
      practice_id: z.int().positive(),
      user_id: z.int().positive(),
      erased_at: z.iso.datetime().transform((text) => new Date(text)),
    }),
  ),
  practices: z.array(z.int().positive()),
});

export const erasureCommands: readonly Command[] = [
  command(
    'user delete',
    'Delete a user of a practice: login and name go, orders and bookings keep a pseudonym; the user and the owners get a mail',
    {
      practice: { schema: wholeNumber, help: 'id of the practice (see practice list)' },
      email: { schema: emailField, help: 'e-mail address' },
    },
    async (tx, { practice, email }, config) => {
      const number = await deleteUserOfPractice(operatorContext('user delete', tx, config), practice, email);
      return {
        text: `The user is deleted and is called "Former user ${number}" in practice ${practice} from now on.`,
        data: { practiceId: practice, formerUser: number },
      };
    },
  ),
  command(
    'erasure list',
    'Write the ids of all erased users and deleted practices as JSON, to be kept beside the backups',
    {},
    async (tx) => {
      const data = await listErasures(tx);
      return { text: JSON.stringify(data), data };
    },
  ),
  command(
    'erasure replay',
    'Erase again what was erased after the backup that was restored',
    { file: { schema: z.string().min(1), help: 'what "erasure list" wrote' } },
    async (tx, { file }) => {
      const list = await readErasures(file);
      await replayErasures(tx, list);
      const [users, practices] = [list.users.length, list.practices.length];
      return {
        text: `Erasures carried out: ${users} users, ${practices} practices.`,
        data: { users, practices },
      };
    },
  ),
];

async function readErasures(file: string): Promise<z.output<typeof erasures>> {
  const text = await readFile(operatorsPath(file), 'utf8').catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}`);
  });
  try {
    return erasures.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(`${file} is no list of erasures. See: npm run admin -- erasure list`);
  }
}
