// Moving a practice to another installation: closing it to changes and opening it, its export and its import.
import { z } from 'zod';
import {
  closePractice,
  noteExport,
  noteImport,
  openPractice,
  requireClosed,
} from '../modules/account/index.ts';
import { verifyLedger } from '../modules/inventory/index.ts';
import {
  exportPractice,
  type ImportReport,
  importPractice,
  type SharedTable,
  sharedTables,
} from '../modules/system/index.ts';
import type { Tx } from '../platform/database/tx.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openForCommand } from '../startup.ts';
import {
  type Command,
  command,
  json,
  name,
  readFileArgument,
  readOptions,
  type StandaloneCommand,
  toJson,
  wholeNumber,
} from './command.ts';

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

const exportOptions = { practice, json };

const exportCommand: StandaloneCommand = {
  name: 'practice export',
  summary: 'Write the data of a closed practice to a new file (FILE) for another installation',
  options: exportOptions,
  runAlone: async (args, { config, root, say }) => {
    const { file, rest } = readFileArgument('practice export', args);
    const { practice: practiceId, json: asJson } = readOptions('practice export', exportOptions, rest);
    const store = await openForCommand({ config, root, say });
    try {
      const passphrase = config.BACKUP_PASSPHRASE;
      const { manifest, bytes } = await exportPractice({
        ...{ owner: store.owner, practiceId, file, passphrase, say },
        requireClosed: (tx) => requireClosed(tx, practiceId),
        noteExport: (tx) => noteExport(tx, practiceId),
      });
      const rows = Object.fromEntries(
        Object.entries(manifest.tables).map(([table, one]) => [table, one.rows]),
      );
      if (asJson)
        return toJson({ practice: practiceId, file, bytes, isEncrypted: passphrase !== undefined, rows });
      const sum = Object.values(rows).reduce((total, count) => total + count, 0);
      const kind = passphrase === undefined ? 'not encrypted' : 'encrypted';
      return [
        `${file} is written: practice ${practiceId}, ${sum.toLocaleString('en')} rows, ${(bytes / 1_000_000).toFixed(1)} MB, ${kind}. It holds personal data.`,
        `The practice stays closed here. In the other installation: npm run admin -- practice import ${file} --check`,
      ].join('\n');
    } finally {
      await store.stop();
    }
  },
};

const mapForm = /^(vendor|category|manufacturer|unit|product):([^=]+)=(.+)$/;
const mapping = z
  .string()
  .regex(mapForm)
  .transform((text) => {
    const [, word = '', before = '', after = ''] = mapForm.exec(text) ?? [];
    const table = sharedTables.find((one): one is SharedTable => one === word) ?? 'consumption_unit';
    return { table, before: before.trim(), after: after.trim() };
  });

const flag = (help: string) => ({ schema: z.boolean().default(false), isFlag: true, help });
const importOptions = {
  check: flag('only say what an import would do, and what stands against it'),
  name: { schema: name.optional(), help: 'another name for the practice, where its own is taken here' },
  map: {
    schema: z.array(mapping).default([]),
    multiple: true,
    help: 'what a vendor, category, manufacturer, unit or product of the file is here: vendor:SLUG=SLUG, unit:NAME=NAME; several times',
  },
  'create-missing': flag('create shared products and manufacturers that are not here'),
  json,
};

const importCommand: StandaloneCommand = {
  name: 'practice import',
  summary: 'Take over a practice from the file (FILE) that another installation has exported',
  options: importOptions,
  runAlone: async (args, { config, root, say }) => {
    const { file, rest } = readFileArgument('practice import', args);
    const values = readOptions('practice import', importOptions, rest);
    const store = await openForCommand({ config, root, say });
    try {
      const report = await importPractice({
        ...{ owner: store.owner, file, passphrase: config.BACKUP_PASSPHRASE, say },
        isCheck: values.check,
        name: values.name,
        mappings: values.map,
        createsMissing: values['create-missing'],
        afterLoad: finishImport,
      });
      const message = values.json ? toJson(report) : describe(report);
      if (report.problems.length > 0) throw new OperatorError(message);
      return message;
    } finally {
      await store.stop();
    }
  },
};

/** The stock of the imported practice must fit its movements; otherwise everything is taken back. */
async function finishImport(tx: Tx, practiceId: number): Promise<void> {
  const { defects } = await verifyLedger(tx);
  const own = defects.filter((defect) => defect.startsWith(`practice ${practiceId},`));
  if (own.length > 0)
    throw new OperatorError(
      ['The stock of the practice does not fit its movements. Nothing was imported:', ...own].join('\n- '),
    );
  await noteImport(tx, practiceId);
}

function describe(report: ImportReport): string {
  const { practice: source, practiceId, rows, tables, members, newLogins, matched, heldJobs } = report;
  const { renumbered, createdProducts, problems } = report;
  const contents = `${source.name}: ${tables} tables with ${rows.toLocaleString('en')} rows`;
  const found = Object.entries(matched).map(([table, count]) => `${count} of ${table}`);
  const lines = [
    `Shared rows found here: ${found.join(', ')}.`,
    `Logins that are here already and become members: ${members.join(', ') || 'none'}. New logins: ${newLogins.join(', ') || 'none'}.`,
  ];
  if (practiceId === null)
    return problems.length === 0
      ? [`Nothing stands against the import of ${contents}. Nothing was written.`, ...lines].join('\n')
      : [
          `${contents}.`,
          ...lines,
          'The practice cannot be imported:',
          ...problems.map((one) => `- ${one}`),
        ].join('\n');
  return [
    `Practice ${practiceId} is imported. ${contents}; counts, values and the ledger are those of the file.`,
    ...lines,
    ...(createdProducts > 0 ? [`Products created: ${createdProducts}.`] : []),
    ...renumbered.map(
      ({ before, after }) => `The platform order number ${before} is taken here: it is ${after} now.`,
    ),
    heldJobs === 0
      ? 'No job was waiting.'
      : `${heldJobs} jobs are held, so that no order and no mail goes out twice. Look: npm run admin -- job held. Then: npm run admin -- job release, or job discard.`,
    'Everybody logs in again. The practice stays closed where it comes from; delete it there when all is well.',
  ].join('\n');
}

export const moveCommands: readonly StandaloneCommand[] = [exportCommand, importCommand];
