/** The vendor's hue as drawings have it, in both schemes. */
export const vendorColour = (hue: number): string =>
  `oklch(var(--px-vendor-lightness) var(--px-vendor-chroma) ${hue})`;
