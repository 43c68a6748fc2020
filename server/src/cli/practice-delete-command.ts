// Announces the deletion of a practice, or takes the announcement back.
import { z } from 'zod';
import { announceDeletion, cancelDeletion } from '../modules/account/index.ts';
import { command, requireConfig, wholeNumber } from './command.ts';

export const practiceDeleteCommand = command(
  'practice delete',
  'Announce that a practice will be deleted in 30 days, with every row and file of it',
  {
    practice: { schema: wholeNumber, help: 'id of the practice (see practice list)' },
    cancel: { schema: z.boolean().default(false), isFlag: true, help: 'takes the announcement back' },
  },
  async (tx, { practice, cancel }, given) => {
    const config = requireConfig(given);
    if (cancel) {
      const mailed = await cancelDeletion(tx, config, practice);
      return `Practice ${practice} stays. Owners who got a mail: ${mailed.join(', ') || 'none'}.`;
    }
    const { day, mailed, contents } = await announceDeletion(tx, config, practice);
    const { users, orders, articles, movements, files } = contents;
    return [
      `Practice ${practice} will be deleted on ${day}; until then everything works. Owners who got a mail: ${mailed.join(', ') || 'none'}.`,
      `With it go ${users} users, ${orders} orders, ${articles} articles, ${movements} stock movements, ${files} files and every other row.`,
      'Orders and invoices that the law wants kept: an owner downloads the data export (app store) before that day.',
      `Take it back: npm run admin -- practice delete --practice ${practice} --cancel`,
    ].join('\n');
  },
);
