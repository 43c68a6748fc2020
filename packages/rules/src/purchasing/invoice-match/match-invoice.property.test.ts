import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvoicedCharge, InvoicedLine, OrderedPosition } from './match-input.ts';
import { matchInvoice } from './match-invoice.ts';
import type { DifferenceKind } from './match-result.ts';
import { invoice, order, position, rightLine, whole } from './testing/ordered.ts';

type Fault = 'none' | 'price' | 'discount' | 'missing' | 'beyond' | 'rate' | 'omitted';

interface Plan {
  readonly quantity: number;
  readonly missing: number;
  readonly unitPriceCents: number;
  readonly discountPercent: number;
  readonly earlier: number;
  readonly fault: Fault;
  readonly extra: number;
}

interface Planted {
  readonly position: OrderedPosition;
  readonly line: InvoicedLine | null;
  readonly expected: readonly (readonly [DifferenceKind, number])[];
}

const plan = fc.record<Plan>({
  quantity: fc.integer({ min: 2, max: 40 }),
  missing: fc.integer({ min: 1, max: 39 }),
  unitPriceCents: fc.integer({ min: 50, max: 20_000 }),
  discountPercent: fc.constantFrom(0, 5, 20),
  earlier: fc.integer({ min: 0, max: 10 }),
  fault: fc.constantFrom('none', 'price', 'discount', 'missing', 'beyond', 'rate', 'omitted'),
  extra: fc.integer({ min: 6, max: 500 }),
});

/** A line with one fault, and the difference that the match must find; the price per pack is whole, so that nothing is rounded. */
function plant(
  id: number,
  { quantity, missing, unitPriceCents, discountPercent, earlier, fault, extra }: Plan,
): Planted {
  const perPack = Math.floor((unitPriceCents * discountPercent) / 100);
  const agreed = unitPriceCents - perPack;
  const lacking = fault === 'missing' ? Math.min(missing, quantity - 1) : 0;
  const received = quantity - lacking;
  const invoicedQuantity = Math.min(earlier, received - 1);
  const ordered = position(id, {
    quantity,
    received,
    unitPriceCents,
    discountCents: perPack * quantity,
    invoicedQuantity,
  });
  const billable = received - invoicedQuantity;
  const line = rightLine(ordered, billable);
  const changed = (fields: Partial<InvoicedLine>, kind: DifferenceKind, cents: number): Planted => ({
    position: ordered,
    line: { ...line, ...fields },
    expected: [[kind, cents]],
  });
  if (fault === 'price') {
    // Within the tolerance it is the amount of the own discount.
    const isDiscount = perPack > 0 && Math.abs(extra - perPack * billable) <= 1;
    return changed(
      { netCents: agreed * billable + extra },
      isDiscount ? 'DISCOUNT_MISSING' : 'PRICE_HIGHER',
      extra,
    );
  }
  if (fault === 'discount' && perPack * billable > 5)
    return changed({ netCents: unitPriceCents * billable }, 'DISCOUNT_MISSING', perPack * billable);
  if (fault === 'missing') {
    const charged = billable + lacking;
    return changed(
      { quantity: whole(charged), netCents: agreed * charged },
      'NOT_DELIVERED',
      agreed * lacking,
    );
  }
  if (fault === 'beyond') {
    const charged = billable + 2;
    return changed({ quantity: whole(charged), netCents: agreed * charged }, 'QUANTITY', agreed * 2);
  }
  if (fault === 'rate') return changed({ vatPercent: 7 }, 'VAT_RATE', 0);
  if (fault === 'omitted')
    return { position: ordered, line: null, expected: [['NOT_INVOICED', -agreed * billable]] };
  return { position: ordered, line, expected: [] };
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

it('finds exactly the differences that were planted, whatever the order of the lines', () => {
  fc.assert(
    fc.property(
      fc.array(plan, { minLength: 1, maxLength: 12 }),
      fc.nat(900),
      fc.constantFrom(0, 590),
      fc.boolean(),
      fc.infiniteStream(fc.nat(1_000_000)),
      (plans, agreedShipping, tooMuchShipping, hasStranger, random) => {
        const planted = plans.map((item, index) => plant(index + 1, item));
        const stranger = { ...rightLine(position(99)), name: 'Unbestelltes', netCents: 4321 };
        const lines = [...planted.flatMap(({ line }) => line ?? []), ...(hasStranger ? [stranger] : [])]
          .map((line) => ({ line, key: random.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ line }) => line);
        if (lines.length === 0) return;
        const shipping = agreedShipping + tooMuchShipping;
        const charges: InvoicedCharge[] = shipping === 0 ? [] : [{ name: 'Versand', netCents: shipping }];
        const orders = [
          order(
            planted.map((item) => item.position),
            { shippingCents: agreedShipping },
          ),
        ];
        const match = matchInvoice(invoice(lines, { charges }), orders);

        const found = match.rows.flatMap(({ positionId, differences }) =>
          differences.map(({ kind, cents }) => `${positionId} ${kind} ${cents}`),
        );
        const expected = planted.flatMap((item) =>
          item.expected.map(([kind, cents]) => `${item.position.id} ${kind} ${cents}`),
        );
        expect(found.sort(byName)).toEqual(
          [...expected, ...(hasStranger ? ['null OTHER_ARTICLE 4321'] : [])].sort(byName),
        );
        expect(match.charges?.differences.map(({ kind, cents }) => [kind, cents]) ?? []).toEqual(
          tooMuchShipping === 0 ? [] : [['CHARGE_NOT_AGREED', tooMuchShipping]],
        );
        expect(matchInvoice(invoice(lines, { charges }), orders)).toEqual(match);
      },
    ),
  );
});

it('charges too much exactly by what the invoice exceeds a right one', () => {
  const faults = fc.constantFrom('none', 'price', 'discount', 'missing', 'beyond' as const);
  const faulty = fc.tuple(plan, faults).map(([item, fault]): Plan => ({ ...item, fault }));
  fc.assert(
    fc.property(fc.array(faulty, { minLength: 1, maxLength: 8 }), (plans) => {
      const planted = plans.map((item, index) => plant(index + 1, item));
      const lines = planted.flatMap(({ line }) => line ?? []);
      const right = planted.map((item) =>
        rightLine(item.position, item.position.received - item.position.invoicedQuantity),
      );
      const net = (all: readonly InvoicedLine[]) =>
        all.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0);
      const match = matchInvoice(invoice(lines), [order(planted.map((item) => item.position))]);
      expect(match.tooMuchCents).toBe(net(lines) - net(right));
    }),
  );
});
