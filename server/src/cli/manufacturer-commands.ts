// The operators' commands about manufacturers.
import { z } from 'zod';
import { findManufacturers, mergeManufacturers } from '../modules/system/index.ts';
import { type Command, command, wholeNumber, writeList } from './command.ts';

export const manufacturerCommands: readonly Command[] = [
  command(
    'manufacturer list',
    'List manufacturers with the number of their products and the names that were merged into them',
    {
      name: { schema: z.string().default(''), help: 'only those whose name contains this text' },
      limit: { schema: wholeNumber.default(200), help: 'how many (200)' },
    },
    async (tx, { name, limit }) =>
      writeList(await findManufacturers(tx, name, limit), 'There is no such manufacturer.', (row) =>
        [
          `${row.id}  ${row.name}`,
          `${row.products} products`,
          ...(row.aliases.length === 0 ? [] : [`also: ${row.aliases.join(', ')}`]),
        ].join(', '),
      ),
  ),
  command(
    'manufacturer merge',
    'Merge manufacturers that are one: products and articles of all practices get the other one, and catalogues that use the old name as well. It cannot be taken back',
    {
      from: {
        schema: z.array(wholeNumber).min(1),
        multiple: true,
        help: 'id of a manufacturer that ends; may stand several times',
      },
      into: { schema: wholeNumber, help: 'id of the manufacturer that stays' },
    },
    async (tx, { from, into }) => {
      const merge = await mergeManufacturers(tx, from, into);
      const hint =
        merge.repeatedNumbers === 0
          ? ''
          : `\n${merge.repeatedNumbers} of its numbers now stand at several products, which are probably the same.`;
      return {
        text: `${merge.merged.join(', ')} became ${merge.into}, with ${merge.products} products.${hint}`,
        data: merge,
      };
    },
  ),
];
