/** The vendor's hue as drawings have it, in both schemes. */
export const vendorColour = (hue: number): string =>
  `oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) ${hue})`;

/** Hues nearer than this look the same side by side. */
const nearHues = 35;
/** How much of its colour a vendor keeps, by how many before it have nearly the same. */
const strengths = [100, 52, 28];

/** Colours of the vendors in one chart: each its own hue; if two are nearly the same, the later one is paler. */
export function vendorColours(hues: readonly number[]): string[] {
  return hues.map((hue, index) => {
    const alike = hues.slice(0, index).filter((other) => {
      const apart = Math.abs(hue - other) % 360;
      return Math.min(apart, 360 - apart) < nearHues;
    });
    const strength = strengths[Math.min(alike.length, strengths.length - 1)] ?? 100;
    return strength === 100
      ? vendorColour(hue)
      : `color-mix(in oklab, ${vendorColour(hue)} ${strength}%, var(--px-sheet))`;
  });
}
