// Why a practice cannot be imported, in the operator's words.
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './findings.repository.ts';

/** More of one kind are counted. */
const mostNamed = 50;

function name(lines: readonly string[]): string[] {
  const rest = lines.length - mostNamed;
  return rest > 0 ? [...lines.slice(0, mostNamed), `and ${rest} more of this kind`] : [...lines];
}

export async function findProblems(tx: Tx, createsMissing: boolean): Promise<string[]> {
  return [
    ...(await findClashes(tx)),
    ...(await findMissing(tx, createsMissing)),
    ...(await findMissingProducts(tx, createsMissing)),
  ];
}

async function findClashes(tx: Tx): Promise<string[]> {
  const same = await repository.findSamePractice(tx);
  if (same !== null)
    return [
      `The practice is here already, as practice ${same.id}: it was imported before, or this is the installation it comes from.`,
    ];
  const named = await repository.findSameName(tx);
  const taken = await repository.listTakenKeys(tx);
  return [
    ...(named === null
      ? []
      : [
          `Practice ${named.id} here is called ${named.name}, too. Give the new one another name with --name.`,
        ]),
    ...taken.flatMap(({ word, values }) =>
      name(values.map((value) => `The ${word} ${value} is in use here already.`)),
    ),
  ];
}

async function findMissing(tx: Tx, createsMissing: boolean): Promise<string[]> {
  const vendors = await repository.listUnmatched(tx, 'vendor');
  const categories = await repository.listUnmatched(tx, 'category');
  const units = await repository.listUnmatched(tx, 'consumption_unit');
  const manufacturers = createsMissing ? [] : await repository.listUnmatched(tx, 'manufacturer');
  return [
    ...vendors.map(
      ({ key, name: vendor }) =>
        `There is no vendor ${key} (${vendor}) here. Create it (vendor create), or name the one it is: --map vendor:${key}=SLUG`,
    ),
    ...name(
      categories.map(
        ({ key }) => `There is no category ${key} here. Name the one it is: --map category:${key}=SLUG`,
      ),
    ),
    ...name(
      units.map(({ key }) => `There is no unit ${key} here. Name the one it is: --map "unit:${key}=NAME"`),
    ),
    ...name(
      manufacturers.map(
        ({ key }) =>
          `There is no manufacturer ${key} here. Create it with --create-missing, or name the one it is: --map "manufacturer:${key}=NAME"`,
      ),
    ),
  ];
}

async function findMissingProducts(tx: Tx, createsMissing: boolean): Promise<string[]> {
  const products = await repository.listUnmatchedProducts(tx);
  const lines = products.flatMap((product) => {
    const { slug, manufacturer, number, gtin, isSimilar, missingUnit } = product;
    const what = `${product.name} (${[manufacturer, number, gtin].filter(Boolean).join(', ')})`;
    if (createsMissing && !isSimilar)
      return missingUnit === null
        ? []
        : [`The product ${what} needs the unit ${missingUnit}, which is not here.`];
    return [
      isSimilar
        ? `The product ${what} has a similar one here, with another package or more than once. Name the one it is: --map product:${slug}=SLUG`
        : `There is no product ${what} here. Create it with --create-missing, or name the one it is: --map product:${slug}=SLUG`,
    ];
  });
  return name(lines);
}
