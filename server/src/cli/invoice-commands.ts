// The mailbox for invoices, looked into at once.
import { describeReport, pollMailbox } from '../modules/purchasing/index.ts';
import { newClient } from '../platform/database/connection.ts';
import { actForPractice, plainTx } from '../platform/database/tx.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openForCommand } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

export const invoiceMailboxCommand: StandaloneCommand = {
  name: 'invoice mailbox',
  summary: 'Look for invoices in the mailbox now, as the server does every five minutes',
  options: { json },
  runAlone: async (args, { config, root, say }) => {
    const { json: isJson } = readOptions('invoice mailbox', { json }, args);
    const { INVOICE_IMAP_URL: url, INVOICE_MAIL_ADDRESS: template } = config;
    if (url === undefined || template === undefined)
      throw new OperatorError('Set INVOICE_IMAP_URL and INVOICE_MAIL_ADDRESS first.');
    const store = await openForCommand({ config, root, say });
    const client = newClient(store.owner);
    try {
      await client.connect();
      const report = await pollMailbox({ url, template }, async (practiceId, work) => {
        await client.query('begin');
        try {
          const result = await work(await actForPractice(plainTx(client), practiceId));
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      });
      return writeAnswer({ text: describeReport(report), data: report }, isJson);
    } finally {
      await client.end();
      await store.stop();
    }
  },
};
