// Deletes a user of a practice, for a person who asks the operator for it.
import { emailField } from '@praxora/contract/account/identity.calls';
import { deleteUserOfPractice } from '../modules/account/index.ts';
import { command, wholeNumber } from './command.ts';

export const userDeleteCommand = command(
  'user delete',
  'Delete a user of a practice: login and name go, orders and bookings keep a pseudonym',
  {
    practice: { schema: wholeNumber, help: 'id of the practice (see practice list)' },
    email: { schema: emailField, help: 'e-mail address' },
  },
  async (tx, { practice, email }) => {
    const number = await deleteUserOfPractice(tx, practice, email);
    return `The user is deleted and is called "Former user ${number}" in practice ${practice} from now on.`;
  },
);
