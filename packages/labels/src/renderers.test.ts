// Renders the same layout for a screen, a DYMO and a Zebra: units, rounding, escaping.
import { expect, it } from 'vitest';
import { base64 } from './base64.ts';
import type { LabelContent } from './content.ts';
import { dymoLabelXml, twips } from './dymo.ts';
import { layOutLabel } from './layout.ts';
import { papers, placeOn, rollIds, rolls, sheetsFor } from './sizes.ts';
import { labelSvg } from './svg.ts';
import { labelZpl } from './zpl.ts';

const nasty: LabelContent = {
  kind: 'unit',
  labelId: 'PX4TBN90XHX',
  name: '<script>&"\u0000\ud800 ^XZ',
  batchNumber: "L'1",
  expirationDate: '2027-01-31',
  storageName: 'A ~ B',
};
/** Every other module is dark. */
const code = 'aaaa5555'.repeat(8);

it('millimetres become twips, 1440 an inch', () => {
  expect([0, 25.4, 57, 1.27, 0.1].map(twips)).toEqual([0, 1440, 3231, 72, 6]);
});

it.each(rollIds)('DYMO’s label of roll %s stays on its paper and turns it where it is long', (id) => {
  const roll = rolls[id];
  const xml = dymoLabelXml(layOutLabel(nasty, roll), roll, code);
  const { width, height } = roll.twips;
  expect(xml).toMatch(/^<DieCutLabel Version="8.0" Units="twips">/);
  expect(xml).toContain(`<PaperOrientation>${id === '30334' ? 'Portrait' : 'Landscape'}</PaperOrientation>`);
  expect(xml).toContain(`<Id>${roll.dymoId}</Id><PaperName>${roll.paperName}</PaperName>`);
  expect(xml).toContain('&lt;script&gt;&amp;&quot;');
  expect(xml).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const bounds = [...xml.matchAll(/<Bounds X="(\d+)" Y="(\d+)" Width="(\d+)" Height="(\d+)"/g)];
  expect(bounds.length).toBeGreaterThan(8);
  for (const [, x, y, w, h] of bounds) {
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(long);
    expect(Number(y) + Number(h)).toBeLessThanOrEqual(short);
  }
});

it('the picture of the code has a whole number of dots for each module', () => {
  const [image = ''] =
    /(?<=<Image>)[^<]+/.exec(dymoLabelXml(layOutLabel(nasty, rolls['30334']), rolls['30334'], code)) ?? [];
  const bytes = Uint8Array.from(globalThis.atob(image), (sign) => sign.charCodeAt(0));
  const side = new DataView(bytes.buffer).getUint32(16);
  expect(side).toBe(16 * 15);
});

it('SVG is as large as the label, and its texts are escaped', () => {
  const svg = labelSvg(layOutLabel(nasty, rolls['11352']), code);
  expect(svg).toContain('viewBox="0 0 54 25"');
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).not.toContain('<script');
});

it('ZPL counts in dots, and no text is a command', () => {
  const zpl = labelZpl(layOutLabel(nasty, rolls['30334']), 300);
  expect(zpl).toMatch(/^\^XA\^CI28\^PW673\^LL378/);
  expect(zpl).toContain('^BXN,15,200,16,16^FDPX4TBN90XHX^FS');
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  expect(zpl).toContain('A _7E B');
});

it('base64 is what everybody else makes of it', () => {
  for (const text of ['', 'a', 'ab', 'abc', '\u00ff\u0000\u0080x'])
    expect(base64(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(globalThis.btoa(text));
});

it('labels follow each other row by row, and the next sheet begins when one is full', () => {
  expect(placeOn(papers['3475'], 0)).toEqual({ sheet: 0, x: 0, y: 4.5 });
  expect(placeOn(papers['3475'], 4)).toEqual({ sheet: 0, x: 70, y: 40.5 });
  expect(placeOn(papers['3475'], 24)).toEqual({ sheet: 1, x: 0, y: 4.5 });
  expect(placeOn(papers.L4731, 188)).toMatchObject({ x: 8.6 + 6 * 27.9, y: 13.5 + 26 * 10 });
  expect([0, 1, 24, 25].map((labels) => sheetsFor(papers['3475'], labels))).toEqual([0, 1, 1, 2]);
  expect(sheetsFor(papers['3475'], 34, 24)).toBe(3);
});
