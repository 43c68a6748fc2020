// The operators' command about approval settings.
import { emailField } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import { changeClinic } from '../modules/account/index.ts';
import { cents, command, operatorContext, UsageError, wholeNumber } from './command.ts';

export const clinicChangeCommand = command(
  'clinic change',
  'Change limits and approvers of a practice with approvals; what is left out stays, and the approvers get a mail',
  {
    practice: { schema: wholeNumber, help: 'id of the practice (see practice list)' },
    limit: { schema: cents.optional(), help: 'net order value in EUR above which an approver decides' },
    'month-limit': {
      schema: z.union([z.literal('none'), cents]).optional(),
      help: 'limit in EUR for all orders of one buyer in a calendar month, or none',
    },
    approver: {
      schema: z.array(emailField).min(1).optional(),
      multiple: true,
      help: 'e-mail of a user who approves; may stand several times, all others approve no longer',
    },
  },
  async (tx, values, config) => {
    const { practice, limit, 'month-limit': monthLimit, approver } = values;
    if (limit === undefined && monthLimit === undefined && approver === undefined)
      throw new UsageError('Say what to change: --limit, --month-limit or --approver.');
    const changes = await changeClinic(operatorContext('clinic change', tx, config), practice, {
      ...(limit === undefined ? {} : { spendingLimitCents: limit }),
      ...(monthLimit === undefined ? {} : { monthLimitCents: monthLimit === 'none' ? null : monthLimit }),
      ...(approver === undefined ? {} : { approvers: approver }),
    });
    const text =
      changes === 0 ? 'Everything is so already.' : `The approvals of practice ${practice} were changed.`;
    return { text, data: { practiceId: practice, changes } };
  },
);
