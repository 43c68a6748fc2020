// The operators' commands.
import { emailField, newPassword as newPasswordField } from '@praxora/contract/account/identity.calls';
import { roles } from '@praxora/contract/shared/permissions';
import { z } from 'zod';
import {
  createClinic,
  createUser,
  newPassword,
  resetPassword,
  resetTwoStep,
} from '../modules/account/index.ts';
import { verifyLedger } from '../modules/inventory/index.ts';
import { listFruitlessSearches } from '../modules/shop/index.ts';
import { listErrorReports, listTraces } from '../modules/system/index.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { categoryCommands } from './category-commands.ts';
import { clinicChangeCommand } from './clinic-command.ts';
import {
  type Command,
  cents,
  command,
  name,
  operatorContext,
  stamp,
  wholeNumber,
  writeList,
} from './command.ts';
import { erasureCommands } from './erasure-commands.ts';
import { importResponseCommand } from './import-response-command.ts';
import { jobCommands } from './job-commands.ts';
import { manufacturerCommands } from './manufacturer-commands.ts';
import { mappingCommands } from './mapping-commands.ts';
import { closingCommands } from './move-commands.ts';
import { outboxCommands } from './outbox-commands.ts';
import { practiceCommands } from './practice-commands.ts';
import { userCommands } from './user-commands.ts';
import { vendorCommands } from './vendor-commands.ts';

const practice = { schema: wholeNumber, help: 'id of the practice (see practice list)' };
const email = { schema: emailField, help: 'e-mail address' };
const password = {
  schema: newPasswordField.optional(),
  help: 'at least 8 characters; one is made up when left out',
};
const limit = { schema: wholeNumber.default(20), help: 'how many, newest first (20)' };

export const commands: readonly Command[] = [
  ...practiceCommands,
  ...closingCommands,
  command(
    'user create',
    'Create a user of a practice',
    {
      practice,
      email,
      'first-name': { schema: name, help: 'first name' },
      'last-name': { schema: name, help: 'last name' },
      language: { schema: z.enum(['de', 'en']).default('de'), help: 'de (default) or en' },
      role: { schema: z.enum(roles).default('owner'), help: `${roles.join(', ')}; owner by default` },
      password,
    },
    async (tx, values) => {
      const userPassword = values.password ?? newPassword();
      const id = await createUser(tx, {
        practiceId: values.practice,
        email: values.email,
        firstName: values['first-name'],
        lastName: values['last-name'],
        language: values.language,
        role: values.role,
        password: userPassword,
      });
      return {
        text: `User ${id} (${values.email}) created${values.password ? '' : ` with the password ${userPassword}`}.`,
        data: { id, email: values.email, password: values.password ? null : userPassword },
      };
    },
  ),
  ...erasureCommands,
  command(
    'password reset',
    "Set a user's password and end their sessions",
    { email, password },
    async (tx, values) => {
      const userPassword = values.password ?? newPassword();
      await resetPassword(tx, values.email, userPassword);
      return {
        text: `The password of ${values.email} was set${values.password ? '' : ` to ${userPassword}`}; all sessions ended.`,
        data: { email: values.email, password: values.password ? null : userPassword },
      };
    },
  ),
  command(
    'two-step reset',
    "Switch a user's two-step login off at once, as after a lost phone, and end their sessions; the user and the owners get a mail",
    { email },
    async (tx, values, config) => {
      const wasOn = await resetTwoStep(operatorContext('two-step reset', tx, config), values.email);
      const text = wasOn
        ? `${values.email} logs in with the password alone again; all sessions ended.`
        : `${values.email} had no two-step login.`;
      return { text, data: { email: values.email, wasOn } };
    },
  ),
  ...userCommands,
  ...vendorCommands,
  ...categoryCommands,
  ...mappingCommands,
  ...manufacturerCommands,
  clinicChangeCommand,
  command(
    'clinic create',
    'Make a practice known to the approval service',
    {
      practice,
      'clinic-id': { schema: z.string().regex(/^[\w-]{1,64}$/), help: 'id in the approval service' },
      limit: { schema: cents, help: 'net order value in EUR above which an approver decides' },
      approver: {
        schema: z.array(emailField).min(1),
        multiple: true,
        help: 'e-mail of a user who approves; may stand several times',
      },
    },
    async (tx, values) => {
      const { practice: id, 'clinic-id': clinicId, limit: limitCents, approver } = values;
      const { prices, conditions } = await createClinic(tx, id, clinicId, limitCents, approver);
      const message = `Practice ${id} now asks for approval (clinic ${clinicId}).`;
      const hint = `\nIt has ${prices} own prices, and own discounts or terms at ${conditions} vendors. They stay, and from now on only approvers change them: have an approver look at them.`;
      return {
        text: prices + conditions === 0 ? message : message + hint,
        data: { practiceId: id, clinicId, ownPrices: prices, ownConditions: conditions },
      };
    },
  ),
  command(
    'verify-ledger',
    'Check every balance against the stock ledger; a defect is told and ends the command with an error',
    {},
    async (tx) => {
      const { defects, checked } = await verifyLedger(tx);
      if (defects.length > 0)
        throw new OperatorError(`${defects.join('\n')}\n${defects.length} defects were found.`);
      return {
        text: `The ledger is right: ${checked.movements} movements, ${checked.entries} stock entries and ${checked.articles} articles were checked.`,
        data: checked,
      };
    },
  ),
  ...jobCommands,
  ...outboxCommands,
  importResponseCommand,
  command(
    'errors',
    'Show what the built-in error reporting received, newest first',
    { limit },
    async (tx, values) =>
      writeList(
        await listErrorReports(tx, values.limit),
        'No errors were reported.',
        (row) => `${stamp(row.received_at)}  ${row.level}  ${row.message}  ${JSON.stringify(row.tags)}`,
      ),
  ),
  command(
    'traces',
    'Show how long the traced requests and pages took, the slowest first',
    { limit: { ...limit, help: 'how many (20)' } },
    async (tx, values) =>
      writeList(
        await listTraces(tx, values.limit),
        'Nothing was traced.',
        (row) =>
          `${String(row.median_ms).padStart(6)} ms, at most ${row.slowest_ms} ms, ${row.count} times  ${row.name}`,
      ),
  ),
  command(
    'searches fruitless',
    'List what was searched for without result, most frequent first',
    { limit: { ...limit, help: 'how many (20)' } },
    async (tx, values) =>
      writeList(
        await listFruitlessSearches(tx, values.limit),
        'Every search had a result.',
        (row) =>
          `${String(row.fruitless).padStart(6)} of ${row.searches}  ${stamp(row.last_searched_at)}  ${row.query}`,
      ),
  ),
];
