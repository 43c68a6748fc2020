// The operators' commands about practices.
import { emailField } from '@praxora/contract/account/identity.calls';
import { day } from '@praxora/contract/shared/days';
import { calendarDay } from '@praxora/rules/shared/dates';
import { z } from 'zod';
import {
  announceDeletion,
  cancelDeletion,
  createPractice,
  listPractices,
  refuseUnservedCountry,
  setAccountEmail,
} from '../modules/account/index.ts';
import { visibleLine } from '../platform/visible.ts';
import { type Command, command, country, name, requireConfig, wholeNumber } from './command.ts';

const practice = { schema: wholeNumber, help: 'id of the practice (see practice list)' };

export const practiceCommands: readonly Command[] = [
  command(
    'practice create',
    'Create a practice',
    {
      name: { schema: name, help: 'name of the practice' },
      country: { schema: country, help: 'one of COUNTRIES, such as DE' },
      edition: { schema: z.enum(['pro20', 'legacy']).default('pro20'), help: 'pro20 (default) or legacy' },
      since: {
        schema: day.refine((text) => text <= calendarDay(new Date())).optional(),
        help: 'the first day that stock can be booked for, YYYY-MM-DD (today)',
      },
    },
    async (tx, values, config) => {
      await refuseUnservedCountry(tx, requireConfig(config), values.country);
      const created = await createPractice(tx, values.name, values.country, values.edition, values.since);
      return `Practice ${created.id} created (dentalOfficeId ${created.dental_office_id}).`;
    },
  ),
  command('practice list', 'List the practices and their users', {}, async (tx) => {
    const rows = await listPractices(tx);
    if (rows.length === 0) return 'There are no practices yet.';
    return rows
      .map((row) =>
        visibleLine(`${row.id}  ${row.name} (${row.country}, ${row.edition})  ${row.users.join(', ')}`),
      )
      .join('\n');
  }),
  command(
    'practice email',
    "Change an account's main e-mail address, which orders name",
    { practice, email: { schema: emailField, help: 'e-mail address' } },
    async (tx, values) => {
      await setAccountEmail(tx, values.practice, values.email);
      return `The main e-mail address of practice ${values.practice} is ${values.email}.`;
    },
  ),
  command(
    'practice delete',
    'Announce that a practice will be deleted in 30 days, with every row and file of it',
    {
      practice,
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
  ),
];
