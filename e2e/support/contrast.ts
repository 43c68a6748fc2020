// Contrast of every text on the screen against what lies behind it. Axe judges the same, but takes two seconds of the
// processor for a page where this takes a twentieth.
import type { Page } from '@playwright/test';

/**
 * Contrast faults, one line each, at most five. Texts on pictures and faded parts are left to axe's other rules and to
 * people.
 */
export const contrastFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);

/** Runs in the page, so it knows nothing from outside of itself. */
function faultsInPage(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser draws nothing');
  const known = new Map<string, Colour>();
  const faults: string[] = [];

  /** However the colour is written. */
  function colourOf(text: string): Colour {
    const before = known.get(text);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    known.set(text, colour);
    return colour;
  }

  function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
    const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
    return [mix(red, r), mix(green, g), mix(blue, b), 1];
  }

  function luminance([red, green, blue]: Colour): number {
    const linear = (value: number) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  /** Null where a picture or a faded part makes it another one than the style says. */
  function backgroundOf(element: Element): Colour | null {
    const layers: Colour[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      if (backgroundImage !== 'none' || opacity !== '1') return null;
      const colour = colourOf(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    const canvasColour = colourOf(getComputedStyle(document.documentElement).backgroundColor);
    const ground: Colour = canvasColour[3] === 1 ? canvasColour : [255, 255, 255, 1];
    return layers.reduceRight((below, layer) => over(layer, below), ground);
  }

  const isJudged = (element: Element): boolean =>
    // Texts of drawings are filled, which is another colour.
    !(element instanceof SVGElement) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], :disabled, [aria-disabled="true"], [data-disabled]') === null &&
    // Text for screen readers only is one pixel large.
    element.getBoundingClientRect().width > 1;

  const elements = new Set<Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && text.parentElement) elements.add(text.parentElement);
  for (const element of elements) {
    if (faults.length === 5 || !isJudged(element)) continue;
    const back = backgroundOf(element);
    if (!back) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const [dark = 0, light = 0] = [luminance(over(colourOf(color), back)), luminance(back)].sort(
      (a, b) => a - b,
    );
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < least - 0.005)
      faults.push(`"${element.textContent?.trim().slice(0, 30)}" has ${ratio.toFixed(2)} of ${least}`);
  }
  return faults;
}
