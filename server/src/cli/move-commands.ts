// Moving a practice to another installation: closing it to changes, and opening it.
import { z } from 'zod';
import { closePractice, openPractice } from '../modules/account/index.ts';
import { type Command, command, wholeNumber } from './command.ts';

const practice = { schema: wholeNumber, help: 'id of the practice (see practice list)' };

export const closingCommands: readonly Command[] = [
  command(
    'practice close',
    'Close a practice to changes: everything can be read, every change is refused, its orders and mails wait',
    { practice },
    async (tx, values) => {
      await closePractice(tx, values.practice);
      return {
        text: `Practice ${values.practice} is closed to changes. Open it again: npm run admin -- practice open --practice ${values.practice}`,
        data: { practice: values.practice, state: 'closed' },
      };
    },
  ),
  command(
    'practice open',
    'Open a practice that was closed to changes',
    {
      practice,
      'after-export': {
        schema: z.boolean().default(false),
        isFlag: true,
        help: 'also one that was exported, because it was not imported elsewhere or was deleted there',
      },
    },
    async (tx, values) => {
      await openPractice(tx, values.practice, values['after-export']);
      return {
        text: `Practice ${values.practice} is open again.`,
        data: { practice: values.practice, state: 'open' },
      };
    },
  ),
];
