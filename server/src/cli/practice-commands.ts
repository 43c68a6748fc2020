// The operators' commands about practices.
import { emailField } from '@praxora/contract/account/identity.calls';
import { day } from '@praxora/contract/shared/days';
import { calendarDay } from '@praxora/rules/shared/dates';
import { z } from 'zod';
import {
  announceDeletion,
  cancelDeletion,
  changePractice,
  createPractice,
  listPractices,
  refuseUnservedCountry,
  setAccountEmail,
  showPractice,
} from '../modules/account/index.ts';
import { visibleLine } from '../platform/visible.ts';
import {
  type Command,
  command,
  country,
  name,
  requireConfig,
  stamp,
  wholeNumber,
  writeList,
} from './command.ts';

const practice = { schema: wholeNumber, help: 'id of the practice (see practice list)' };

const edition = z.enum(['pro20', 'legacy']);
const unchanged = 'It was so already.';

export const practiceCommands: readonly Command[] = [
  command(
    'practice create',
    'Create a practice',
    {
      name: { schema: name, help: 'name of the practice' },
      country: { schema: country, help: 'one of COUNTRIES, such as DE' },
      edition: { schema: edition.default('pro20'), help: 'pro20 (default) or legacy' },
      since: {
        schema: day.refine((text) => text <= calendarDay(new Date())).optional(),
        help: 'the first day that stock can be booked for, YYYY-MM-DD (today)',
      },
    },
    async (tx, values, config) => {
      await refuseUnservedCountry(tx, requireConfig(config), values.country);
      const created = await createPractice(tx, values.name, values.country, values.edition, values.since);
      return {
        text: `Practice ${created.id} created (dentalOfficeId ${created.dental_office_id}).`,
        data: created,
      };
    },
  ),
  command('practice list', 'List the practices and their users', {}, async (tx) =>
    writeList(
      await listPractices(tx),
      'There are no practices yet.',
      (row) => `${row.id}  ${row.name} (${row.country}, ${row.edition})  ${row.users.join(', ')}`,
    ),
  ),
  command('practice show', 'Show one practice', { practice }, async (tx, values) => {
    const shown = await showPractice(tx, values.practice);
    const lines = [
      `${shown.id}  ${shown.name} (${shown.country}, ${shown.edition})`,
      `dentalOfficeId: ${shown.dental_office_id}`,
      `main e-mail address: ${shown.email ?? "the first user's"}`,
      `contact person: ${shown.contact_person || 'none'}`,
      `users: ${shown.users}`,
      `since: ${stamp(shown.created_at)}`,
      ...(shown.closed_at === null ? [] : [`closed to changes since: ${stamp(shown.closed_at)}`]),
      ...(shown.exported_at === null ? [] : [`exported for its move: ${stamp(shown.exported_at)}`]),
      ...(shown.delete_on === null ? [] : [`will be deleted on: ${shown.delete_on}`]),
    ];
    return { text: lines.map(visibleLine).join('\n'), data: shown };
  }),
  command(
    'practice rename',
    'Change the name of a practice, which its orders name; recorded in its activity log',
    { practice, name: { schema: name, help: 'new name of the practice' } },
    async (tx, values) => {
      const isChanged = await changePractice(tx, values.practice, { name: values.name }, 'practice rename');
      return isChanged ? `Practice ${values.practice} is called ${values.name}.` : unchanged;
    },
  ),
  command(
    'practice country',
    'Change the country of a practice, whose taxes hold from then on; recorded in its activity log',
    { practice, country: { schema: country, help: 'one of COUNTRIES, such as DE' } },
    async (tx, values, config) => {
      await refuseUnservedCountry(tx, requireConfig(config), values.country);
      const change = { country: values.country };
      const isChanged = await changePractice(tx, values.practice, change, 'practice country');
      return isChanged ? `Practice ${values.practice} lies in ${values.country}.` : unchanged;
    },
  ),
  command(
    'practice edition',
    'Change the edition of a practice; recorded in its activity log',
    { practice, edition: { schema: edition, help: 'pro20 or legacy' } },
    async (tx, values) => {
      const change = { edition: values.edition };
      const isChanged = await changePractice(tx, values.practice, change, 'practice edition');
      return isChanged ? `Practice ${values.practice} has the edition ${values.edition}.` : unchanged;
    },
  ),
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
      'without-export': {
        schema: z.boolean().default(false),
        isFlag: true,
        help: 'although no export holds its invoices',
      },
    },
    async (tx, { practice, cancel, 'without-export': withoutExport }, given) => {
      const config = requireConfig(given);
      if (cancel) {
        const mailed = await cancelDeletion(tx, config, practice);
        return `Practice ${practice} stays. Owners who got a mail: ${mailed.join(', ') || 'none'}.`;
      }
      const { day, mailed, contents } = await announceDeletion(tx, config, practice, { withoutExport });
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
