// The operators' commands about the mapping from vendors' catalogue groups to our categories.
import { lineText } from '@praxora/contract/shared/text';
import { z } from 'zod';
import { importMapping, mapGroup, readVendorMapping, unmapGroup } from '../modules/shop/index.ts';
import { type Command, command, operatorsPath, writeList } from './command.ts';
import { vendor } from './vendor-terms-command.ts';

const group = {
  schema: lineText.min(1).max(1000),
  help: "the vendor's group, as its catalogue has it: the id of a BMEcat group, the text of a CSV column",
};

export const mappingCommands: readonly Command[] = [
  command(
    'mapping list',
    "List the categories that a vendor's catalogue groups are mapped to",
    { vendor },
    async (tx, values) =>
      writeList(
        await readVendorMapping(tx, values.vendor),
        'No group of the vendor is mapped. Groups with the name of a category need no mapping.',
        (row) => `${row.groupId}  ${row.category}`,
      ),
  ),
  command(
    'mapping import',
    "Map a vendor's catalogue groups to our categories from a CSV file with the columns group and category, the whole file or nothing of it",
    {
      vendor,
      file: {
        schema: z.string().min(1),
        help: 'a file that catalog:import --write-mapping wrote, looked through; lines without a category are passed over',
      },
    },
    async (tx, values) => {
      const result = await importMapping(tx, values.vendor, operatorsPath(values.file));
      const { changed, unchanged, undecided } = result;
      return {
        text: `${changed} groups are mapped, ${unchanged} were so already, ${undecided} have no category yet.`,
        data: result,
      };
    },
  ),
  command(
    'mapping set',
    "Map one of a vendor's catalogue groups to a category; groups below it follow unless they have their own",
    {
      vendor,
      group,
      category: { schema: z.string().min(1), help: 'slug of the category (see category list)' },
    },
    async (tx, values) => {
      const isChanged = await mapGroup(tx, values.vendor, values.group, values.category);
      return {
        text: isChanged ? `"${values.group}" means ${values.category}.` : 'It was so already.',
        data: { group: values.group, category: values.category, isChanged },
      };
    },
  ),
  command(
    'mapping remove',
    "Take the mapping of one of a vendor's catalogue groups back; products stay where they are",
    { vendor, group },
    async (tx, values) => {
      await unmapGroup(tx, values.vendor, values.group);
      return { text: `"${values.group}" is no longer mapped.`, data: { group: values.group } };
    },
  ),
];
