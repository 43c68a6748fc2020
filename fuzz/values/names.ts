// Which fact a field of the contract takes: most have its name, some another one.
import type { Fact, Knowledge } from '../product/known.ts';
import type { Random } from '../random.ts';

const otherNames: Readonly<Record<string, string>> = {
  lieferantId: 'vendorId',
  RechnungsadresseId: 'billingAddressId',
  ID: 'positionId',
  pinnedPositionIds: 'positionId',
  excludedPositionIds: 'positionId',
  addressIds: 'addressId',
  articleIds: 'articleId',
  defaultStorageId: 'storageId',
  standardCostCenterId: 'costCenterId',
  catalogProductSlug: 'slug',
  orderUnitId: 'unitId',
  consumptionUnitId: 'unitId',
  clinicIds: 'clinicId',
};

export const factName = (field: string): string => otherNames[field] ?? field;

/** Facts for the fields of one request that fit together where possible: an order with one of its positions. */
export function bindFacts(
  random: Random,
  knowledge: Knowledge,
  { group, name }: { readonly group: string; readonly name: string },
  fields: ReadonlySet<string>,
): Map<string, string | number> {
  const open = new Set([...fields].map(factName));
  const bound = new Map<string, string | number>();
  const bind = (fact: Fact): void => {
    for (const [field, value] of Object.entries(fact)) if (open.delete(field)) bound.set(field, value);
  };
  const own = knowledge.filter(({ calls }) => calls?.includes(name));
  if (own.length > 0 && random.chance(0.8)) bind(random.pick(random.pick(own).facts));
  for (;;) {
    const kinds = knowledge
      .filter(({ groups, calls }) => calls === undefined && (groups === undefined || groups.includes(group)))
      .map((kind) => ({ kind, fitting: overlap(kind.facts[0], open) }))
      .filter(({ fitting }) => fitting > 0);
    if (kinds.length === 0) return bound;
    const most = Math.max(...kinds.map(({ fitting }) => fitting));
    // Now and then another than the one that fits best: a product that the vendor does not sell.
    const best = random.chance(0.9) ? kinds.filter(({ fitting }) => fitting === most) : kinds;
    bind(random.pick(random.pick(best).kind.facts));
  }
}

const overlap = (fact: Fact | undefined, names: ReadonlySet<string>): number =>
  Object.keys(fact ?? {}).filter((name) => names.has(name)).length;
