// The operators' commands about the users of a practice.
import { emailField } from '@praxora/contract/account/identity.calls';
import { roles } from '@praxora/contract/shared/permissions';
import { z } from 'zod';
import { changePracticeUser, invitePracticeUser, listPracticeUsers } from '../modules/account/index.ts';
import { type Command, command, name, operatorContext, stamp, wholeNumber, writeList } from './command.ts';

const practice = { schema: wholeNumber, help: 'id of the practice (see practice list)' };
const email = { schema: emailField, help: 'e-mail address of the user' };

export const userCommands: readonly Command[] = [
  command(
    'user list',
    'List the users of a practice with role and state',
    { practice },
    async (tx, values, config) => {
      const users = await listPracticeUsers(operatorContext('user list', tx, config), values.practice);
      return writeList(users, 'The practice has no users yet.', (user) =>
        [
          `${user.id}  ${user.firstName} ${user.lastName} <${user.email}>  ${user.role}`,
          user.isActive ? 'active' : 'deactivated',
          ...(user.isApprover ? ['approver'] : []),
          ...(user.hasTwoStep ? ['two-step login'] : []),
          user.lastLoginAt ? `last login ${stamp(user.lastLoginAt)}` : 'never logged in',
        ].join(', '),
      );
    },
  ),
  command(
    'user role',
    'Change the role of a user; the user and the owners get a mail',
    { practice, email, role: { schema: z.enum(roles), help: roles.join(', ') } },
    async (tx, values, config) => {
      const operator = operatorContext('user role', tx, config);
      await changePracticeUser(operator, values.practice, values.email, { role: values.role });
      return `${values.email} has the role ${values.role} in practice ${values.practice}.`;
    },
  ),
  command(
    'user activate',
    'Let a deactivated user log in again; the user and the owners get a mail',
    { practice, email },
    async (tx, values, config) => {
      const operator = operatorContext('user activate', tx, config);
      await changePracticeUser(operator, values.practice, values.email, 'reactivate');
      return `${values.email} can log in for practice ${values.practice} again.`;
    },
  ),
  command(
    'user deactivate',
    'End the login of a user, with sessions, API tokens and devices; the user and the owners get a mail',
    { practice, email },
    async (tx, values, config) => {
      const operator = operatorContext('user deactivate', tx, config);
      await changePracticeUser(operator, values.practice, values.email, 'deactivate');
      return `${values.email} can no longer log in for practice ${values.practice}.`;
    },
  ),
  command(
    'user invite',
    'Invite somebody by mail to set a password; for the first user of a practice, and for others',
    {
      practice,
      email: { ...email, help: 'e-mail address the invitation goes to' },
      'first-name': { schema: name, help: 'first name' },
      'last-name': { schema: name, help: 'last name' },
      language: { schema: z.enum(['de', 'en']).default('de'), help: 'de (default) or en' },
      role: { schema: z.enum(roles).default('owner'), help: `${roles.join(', ')}; owner by default` },
    },
    async (tx, values, config) => {
      await invitePracticeUser(operatorContext('user invite', tx, config), values.practice, {
        email: values.email,
        firstName: values['first-name'],
        lastName: values['last-name'],
        language: values.language,
        role: values.role,
      });
      return `${values.email} was invited to practice ${values.practice}; the link in the mail is valid for 7 days.`;
    },
  ),
];
