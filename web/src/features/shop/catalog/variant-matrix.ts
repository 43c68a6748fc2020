// The variants of a product as rows and columns: sizes side by side, colours and strengths below each other.
import type { ProductSummary } from '@praxora/contract/shop/catalog.calls';
import type { VariantAxes } from '../../../domain/shop/index.ts';
import type { Language } from '../../../lib/i18n.ts';

export interface MatrixCell {
  /** Size, or whatever stands side by side. */
  readonly label: string;
  /** Undefined: it is not made. */
  readonly variant: ProductSummary | undefined;
}

export interface MatrixRow {
  /** Empty where there is one row only. */
  readonly label: string;
  readonly cells: readonly MatrixCell[];
}

/** As the axes are found from names and packs. */
export const namesOf = (variants: readonly ProductSummary[], language: Language) =>
  variants.map(({ name, packText }) => ({ title: name[language], pack: packText[language] }));

/** In each place stands one variant: the one in the pack of the present product, where it is made. */
export function variantRows(
  variants: readonly ProductSummary[],
  { axes }: VariantAxes,
  presentId: number,
): MatrixRow[] {
  const across = axes.find(({ kind }) => kind === 'size') ?? axes[0];
  if (!across) return [];
  // Packs stand in a list of their own below the offers, unless they are all there is to choose.
  const down = axes.filter((axis) => axis !== across && axis.kind !== 'pack');
  const pack = axes.find((axis) => axis !== across && axis.kind === 'pack');
  const present = variants.findIndex(({ id }) => id === presentId);
  const rowOf = (place: number) => down.map(({ of }) => of[place]).join(' ');
  const labels = [...new Set(variants.map((_, place) => rowOf(place)))];
  const isPresentPack = (place: number) => pack?.of[place] === pack?.of[present];
  return labels.map((label) => ({
    label,
    cells: across.values.map((value) => {
      const places = variants
        .map((_, place) => place)
        .filter((place) => across.of[place] === value && rowOf(place) === label);
      const chosen = places.find(isPresentPack) ?? places[0];
      return { label: value, variant: chosen === undefined ? undefined : variants[chosen] };
    }),
  }));
}
