// The operators' commands about the categories of the shop.
import { lineText } from '@praxora/contract/shared/text';
import { toSlug } from '@praxora/rules/shared/slug';
import { z } from 'zod';
import { createCategory, listCategories, moveCategory, renameCategory } from '../modules/system/index.ts';
import { type Command, command, UsageError, wholeNumber, writeList } from './command.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const categoryName = lineText.min(1).max(100);
const category = { schema: slug, help: 'slug of the category (see category list)' };
const parent = { schema: slug.optional(), help: 'slug of the top category that it stands below' };

export const categoryCommands: readonly Command[] = [
  command('category list', 'List the categories of the shop with their slugs', {}, async (tx) =>
    writeList(await listCategories(tx), 'There are no categories.', (row) =>
      [
        row.parent === null ? row.slug : `  ${row.slug}`,
        `${row.nameDe} / ${row.nameEn}`,
        `${row.products} products`,
      ].join(', '),
    ),
  ),
  command(
    'category create',
    'Create a category below a top category, or a top category; products are in the second level',
    {
      'name-de': { schema: categoryName, help: 'German name' },
      'name-en': { schema: categoryName, help: 'English name' },
      parent: { ...parent, help: `${parent.help}; left out, it becomes a top category itself` },
      slug: { schema: slug.optional(), help: 'name in addresses (made from the German name)' },
      picture: {
        schema: z
          .string()
          .regex(/^[a-z]{1,40}$/)
          .optional(),
        help: 'drawing of web/src/assets/products for products without a picture (that of the parent)',
      },
    },
    async (
      tx,
      { 'name-de': nameDe, 'name-en': nameEn, parent: top = null, slug: address, picture = null },
    ) => {
      const made = toSlug(top === null ? nameDe : `${top}-${nameDe}`);
      if (address === undefined && made === '')
        throw new UsageError('The German name has no letter for an address: say --slug.');
      const created = await createCategory(tx, {
        nameDe,
        nameEn,
        parent: top,
        slug: address ?? made,
        picture,
      });
      return { text: `Category ${created.slug} created.`, data: created };
    },
  ),
  command(
    'category rename',
    'Change the names of a category; its slug stays, and links with it',
    {
      category,
      'name-de': { schema: categoryName.optional(), help: 'German name' },
      'name-en': { schema: categoryName.optional(), help: 'English name' },
    },
    async (tx, { category: which, 'name-de': nameDe, 'name-en': nameEn }) => {
      if (nameDe === undefined && nameEn === undefined)
        throw new UsageError('Say what to change: --name-de, --name-en or both.');
      const isChanged = await renameCategory(tx, which, {
        ...(nameDe === undefined ? {} : { nameDe }),
        ...(nameEn === undefined ? {} : { nameEn }),
      });
      return {
        text: isChanged ? `Category ${which} is renamed.` : 'It was so already.',
        data: { slug: which, isChanged },
      };
    },
  ),
  command(
    'category move',
    'Move a category below another top category, with its products, or to another place among its neighbours',
    {
      category,
      parent,
      place: {
        schema: wholeNumber.refine((place) => place > 0).optional(),
        help: 'place among its neighbours, from 1 (the last)',
      },
    },
    async (tx, { category: which, parent: top, place }) => {
      if (top === undefined && place === undefined)
        throw new UsageError('Say where to: --parent, --place or both.');
      await moveCategory(tx, which, {
        ...(top === undefined ? {} : { parent: top }),
        ...(place === undefined ? {} : { place }),
      });
      return { text: `Category ${which} is moved.`, data: { slug: which } };
    },
  ),
];
