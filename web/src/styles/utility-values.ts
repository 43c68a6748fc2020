// The values for which there are classes: distances, the theme's names, and measures. See utilities.ts.

/** Distances in pixels: `mt-8`, `p-12-16`, `mt--4`. What sets several sides comes before what sets one. */
export const distances: Readonly<Record<string, readonly [property: string, values: string]>> = {
  m: [
    'margin',
    '-16-0-24 -4 0 0--10 0-0-2 0-0-4 0-0-8 0-0-12 0-0-14 0-0-16 0-0-18 0-0-20 0-0-24 0-4 0-8-0-4 0-10-10 0-16 0-20-22 2 2-0-6 3-0-6 3-0-16 4-0 4-0-0 4-0-0--6 4-0-0-38 4-0-10 4-0-14 4-44-8 6-0-0 6-0-12 6-0-14 8--8--8 8-0-0 8-0-0-38 8-0-4 8-0-12 9-0-0 9-0-16 10-0-0 10-0-0-28 10-0-12 10-0-24 11-0-0 12-0-0 12-0-0-54 12-0-6 12-0-10 12-0-24 12-16-0 14-0 14-0-0 16--16--16 16-0 16-0-0 16-0-28 18-0-0 18-0-12 20-0-0 22-0-0 22-0-4 22-0-18 24-0-0 24-0-4 24-0-16',
  ],
  p: [
    'padding',
    '0 0-0-0-34 0-0-10 0-0-14-22 0-4 0-4-0-10 0-4-12 0-4-14 0-6 0-8 0-9-0-11 0-10 0-12 0-18 0-18-18 0-20-18 1-5 1-6 1-7 1-8 2 2-6 2-8 2-9 3-0 3-8 4 4-0 4-0-4-44 4-0-14 4-7 4-8 4-10 4-12 4-12-4-9 4-16 4-18-8 5-0 5-0-5-8 5-11 6 6-0 6-0-16 6-8-6-24 6-10 6-10-4 6-16-0 6-18-14 7-10 7-18-8 8 8-0 8-4 8-10-8-16 8-11 8-12 8-14 8-16 8-16-24 8-18-4 8-20 9-0 9-10 9-10-9-12 9-12 9-12-9-9 9-12-9-18 10-0 10-0-0 10-0-14 10-0-16 10-12 10-12-18-14 10-14 10-14-12 10-16 10-18 10-44 11-0 11-14 11-16 11-18 12 12-0 12-0-4 12-0-10 12-11 12-14 12-14-12-18 12-16 12-18 12-18-16 12-20 13-14 13-15 13-18 13-20 14 14-0 14-0-8 14-0-20 14-15 14-16 14-16-0 14-16-13 14-16-16 14-18 14-18-4 14-18-12 14-18-16 14-18-18 14-20 14-20-16 16 16-0-72 16-10-5 16-12-0-16 16-14-24-18 16-18 16-18-4 16-18-14 16-18-15 16-18-18 16-20 16-22-14-18 18 18-0 18-16 18-18-10 18-18-12 18-18-14 18-18-16 18-20-10 18-20-20 20 20-16-14-10 20-20-28 20-22 22-0 22-14 24 24-0 28-20 36-64-28 40-0 40-72 44-24-48 64-16-16 76-20-32',
  ],
  gap: [
    'gap',
    '0-4 0-6 0-8 0-10 0-12 0-14 0-16 0-20 1 1-14 2 2-6 2-8 2-10 2-12 2-14 2-18 2-24 3 4 4-6 4-8 4-10 4-12 4-14 4-16 4-18 4-20 5 5-4 5-10 6 6-10 6-12 6-14 6-18 6-20 7 8 8-10 8-12 8-16 8-24 8-36 8-40 9 10 10-12 10-16 10-20 10-24 12 12-10 12-20 12-24 13-12 14 15 16 16-32 18 20 20-28 20-40 24 28 32 36',
  ],
  bdrs: ['border-radius', '0 0-0-28-28 2 3 4 5 6 8 9 10 11 12 14 16 18 24-24-0-0'],
  mt: ['margin-top', '-18 -8 -3 1 2 3 4 5 6 7 8 10 11 12 14 15 16 18 20 22 24 26 27 28 32 34 36'],
  mb: ['margin-bottom', '-16 -1 3 4 5 6 8 10 12 14 16 18 20 22 24 28 32'],
  ml: ['margin-left', '-12 -7 0 6 8 12 24'],
  mr: ['margin-right', '4 6'],
  ms: ['margin-inline-start', '-8 6 8'],
  my: ['margin-block', '-4 12 14'],
  pt: ['padding-top', '8 10 12 14 16 20 22 26'],
  pb: ['padding-bottom', '4 6 10 28 32'],
  pl: ['padding-left', '8 12 14 16 20 28 34 40'],
  pr: ['padding-right', '8 10 12 24 28 36'],
  px: ['padding-inline', '4 8 10-76 14'],
  py: ['padding-block', '8 10'],
  ps: ['padding-inline-start', '3 16 18'],
  w: ['width', '1 3 7 8 24 26 34 36 38 40 44 48 52 58 68 84 96 104 112 150 184 206 276 280'],
  h: ['height', '2 5 6 7 8 10 12 18 20 24 26 30 32 34 36 38 40 44 46 48 56 60 62 68 96 142 150 184'],
  miw: ['min-width', '2 4 8 24 28 30 34 40 44 52 58 66 78 84 110 130 140 150 160 180'],
  mih: [
    'min-height',
    '18 20 22 24 26 28 30 32 34 36 38 40 46 48 50 54 56 60 64 65 72 78 104 112 120 148 160 240 660',
  ],
  maw: ['max-width', '104 150 200 220 260 320 360 380 460 480 540 620 640 860 1080'],
  mah: ['max-height', '116 240 320'],
  top: ['top', '-60 -4 -3 0'],
  bottom: ['bottom', '-16 0 24'],
  right: ['right', '0'],
  'row-gap': ['row-gap', '2 4 5'],
  'col-gap': ['column-gap', '12 16 20'],
  left: ['left', '0 12'],
  'cell-gap': ['--cell-gap', '6 8 12 16'],
  'cell-p': ['--cell-padding', '0 4 6 7 8 9 12'],
  'row-h': ['--row-height', '38 48 49 56 60'],
};

/** By the names of theme.ts: `fz-note`, `c-warn`, `bg-sunken`. */
export const tokens: Readonly<Record<string, readonly [property: string, prefix: string, names: string]>> = {
  fz: [
    'font-size',
    '--px-text-',
    'body caption display fact field figure h2 h3 lead mark note row sum title',
  ],
  c: ['color', '--px-', 'hid ink ink-3 line-strong min ok ok-mark primary save sheet tile-ink warn'],
  bg: [
    'background',
    '--px-',
    'frame hid-mark hid-soft hover ink ink-3 line line-strong min min-mark min-soft ok ok-mark ok-soft primary primary-soft save-soft sheet sunken tile warn-mark warn-soft',
  ],
};

/**
 * `fw-560`, the height of lines in percent, the distance of letters in thousandths of their size, and in pixels: a column
 * beside the rest (`side-328`), as many columns as fit (`fill-240`, `fit-260`), how much of a row (`basis-320`).
 */
export const measures: Readonly<
  Record<string, readonly [property: string, write: (value: number) => string, values: string]>
> = {
  fw: ['font-weight', String, '400 450 500 520 540 560 600 620 640 680'],
  lh: ['line-height', (percent) => String(percent / 100), '110 115 120 125 130 135 140 145 150 155 170'],
  fz: ['font-size', (pixels) => `${String(pixels)}px`, '9 14 15 17 18 19 20 21 22 24 25 28 32 34 40'],
  lts: ['letter-spacing', (thousandths) => `-${String(thousandths / 1000)}em`, '6 14 15 18 20 22 28'],
  side: [
    'grid-template-columns',
    (pixels) => `minmax(0, 1fr) ${String(pixels)}px`,
    '108 264 288 292 300 322 328 330 340 344 352 372',
  ],
  fill: [
    'grid-template-columns',
    (pixels) => `repeat(auto-fill, minmax(${String(pixels)}px, 1fr))`,
    '200 212 240 250 252 300',
  ],
  fit: [
    'grid-template-columns',
    (pixels) => `repeat(auto-fit, minmax(${String(pixels)}px, 1fr))`,
    '180 200 260',
  ],
  basis: ['flex', (pixels) => `1 1 ${String(pixels)}px`, '150 160 200 220 240 260 280 300 320'],
  line: ['line-height', (pixels) => `${String(pixels)}px`, '18 24'],
};
