// Classes for what would otherwise be a rule of a line or two in many style sheets: `className="row gap-8 quiet fz-note"`. They
// are named like Mantine's style props (fz, fw, c, mt, gap), which say the same on Mantine's own components. Values are the
// theme's names or pixels. A class that is not in this file fails `npm run check:styles`, as does one that nobody uses.

export interface Rule {
  readonly [property: string]: string | Rule;
}

/** Several lines under one word. They come first: the others change a part of them. */
const wholes: Readonly<Record<string, Rule>> = {
  row: { display: 'flex', 'align-items': 'center' },
  wrap: { display: 'flex', 'flex-wrap': 'wrap' },
  column: { display: 'flex', 'flex-direction': 'column' },
  'inline-row': { display: 'inline-flex', 'align-items': 'center' },
  columns: { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' },
  'columns-3': { display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' },
  'columns-4': { display: 'grid', 'grid-template-columns': 'repeat(4, minmax(0, 1fr))' },
  rest: { flex: '1 1 0%', 'min-width': '0' },
  'rest-auto': { flex: '1 1 auto', 'min-width': '0' },
  panel: { border: '1px solid var(--px-line)', 'border-radius': 'var(--px-panel-radius)' },
  'plain-list': { 'list-style': 'none', margin: '0', padding: '0' },
  'plain-fieldset': { border: '0', margin: '0', 'min-width': '0', padding: '0' },
  'side-column': {
    display: 'flex',
    'flex-direction': 'column',
    gap: '16px',
    position: 'sticky',
    top: 'calc(var(--px-header-h) + 16px)',
  },
  hit: {
    'align-items': 'center',
    'border-radius': '8px',
    display: 'flex',
    gap: '10px',
    'min-height': 'var(--px-thumb)',
    padding: '6px 8px',
    width: '100%',
  },
  ellipsis: { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
  'font-inherit': { font: 'inherit' },
};

/** One line each. */
const lines: Readonly<Record<string, Rule>> = {
  'bg-none': { background: 'none' },
  'bd-0': { border: '0' },
  'bd-line': { border: '1px solid var(--px-line)' },
  'bd-strong': { border: '1px solid var(--px-line-strong)' },
  'overflow-hidden': { overflow: 'hidden' },
  'items-top': { 'align-items': 'flex-start' },
  'items-baseline': { 'align-items': 'baseline' },
  'items-center': { 'align-items': 'center' },
  'items-start': { 'align-items': 'start' },
  'items-bottom': { 'align-items': 'flex-end' },
  'items-end': { 'align-items': 'end' },
  'self-start': { 'align-self': 'start' },
  'self-center': { 'align-self': 'center' },
  appear: { animation: 'appear 120ms 150ms both' },
  'line-bottom': { 'border-bottom': '1px solid var(--px-line)' },
  'bdrs-panel': { 'border-radius': 'var(--px-panel-radius)' },
  'line-top': { 'border-top': '1px solid var(--px-line)' },
  quiet: { color: 'var(--px-ink-2)' },
  'c-inherit': { color: 'inherit' },
  hidden: { display: 'none' },
  flex: { display: 'flex' },
  contents: { display: 'contents' },
  grid: { display: 'grid' },
  block: { display: 'block' },
  'inline-flex': { display: 'inline-flex' },
  inline: { display: 'inline' },
  'inline-block': { display: 'inline-block' },
  'flex-none': { flex: 'none' },
  'flex-1': { flex: '1' },
  'flex-column': { 'flex-direction': 'column' },
  'flex-wrap': { 'flex-wrap': 'wrap' },
  mono: { 'font-family': 'var(--mantine-font-family-monospace)' },
  tabular: { 'font-variant-numeric': 'tabular-nums' },
  'col-all': { 'grid-column': '1 / -1' },
  'grid-col-1': { 'grid-column': '1' },
  'one-column': { 'grid-template-columns': 'minmax(0, 1fr)' },
  'h-thumb': { height: 'var(--px-thumb)' },
  'h-full': { height: '100%' },
  'h-auto': { height: 'auto' },
  hyphens: { hyphens: 'auto' },
  spread: { 'justify-content': 'space-between' },
  'justify-end': { 'justify-content': 'flex-end' },
  'justify-center': { 'justify-content': 'center' },
  'justify-self-end': { 'justify-self': 'end' },
  'no-marks': { 'list-style': 'none' },
  'ms-auto': { 'margin-inline-start': 'auto' },
  'ml-auto': { 'margin-left': 'auto' },
  'mt-auto': { 'margin-top': 'auto' },
  'max-w-full': { 'max-width': '100%' },
  thumb: { 'min-height': 'var(--px-thumb)' },
  'min-w-0': { 'min-width': '0' },
  'miw-thumb': { 'min-width': 'var(--px-thumb)' },
  anywhere: { 'overflow-wrap': 'anywhere' },
  'overflow-x-auto': { 'overflow-x': 'auto' },
  'overflow-y-auto': { 'overflow-y': 'auto' },
  'place-center': { 'place-items': 'center' },
  relative: { position: 'relative' },
  static: { position: 'static' },
  'ta-right': { 'text-align': 'right' },
  'ta-center': { 'text-align': 'center' },
  'ta-end': { 'text-align': 'end' },
  'td-underline': { 'text-decoration': 'underline' },
  'td-none': { 'text-decoration': 'none' },
  pretty: { 'text-wrap': 'pretty' },
  'select-all': { 'user-select': 'all' },
  nowrap: { 'white-space': 'nowrap' },
  'ws-normal': { 'white-space': 'normal' },
  'pre-wrap': { 'white-space': 'pre-wrap' },
  'pre-line': { 'white-space': 'pre-line' },
  'w-thumb': { width: 'var(--px-thumb)' },
  'w-full': { width: '100%' },
  'w-fit': { width: 'fit-content' },
};

/** Distances in pixels: `mt-8`, `p-12-16`, `mt--4`. What sets several sides comes before what sets one. */
const distances: Readonly<Record<string, readonly [property: string, values: string]>> = {
  m: [
    'margin',
    '-16-0-24 0 0-0-8 0-0-12 0-0-24 4-0-14 4-44-8 6-0-0 8-0-0 8-0-12 10-0-0 12-0-0 12-0-0-54 12-0-10 12-16-0 14-0-0 16-0-0 24-0-4',
  ],
  p: [
    'padding',
    '0 0-4 0-6 0-18 0-20-18 1-5 1-7 1-8 2 2-9 3-0 4-0 4-16 6 6-0 8-0 8-12 10-0 10-0-0 10-12 10-18 10-44 11-0 11-16 11-18 12 12-0 12-0-10 12-11 12-14 12-16 12-18-16 12-20 14 14-0 14-0-8 14-15 14-16 14-18 14-18-12 14-20 16 16-18 16-18-4 16-20 18 18-0 18-20-20 20 22-0 22-14 24-0 28-20 44-24-48',
  ],
  gap: [
    'gap',
    '0-4 0-6 0-8 0-10 0-12 0-14 0-16 0-20 1 1-14 2 2-6 2-8 2-10 2-12 2-14 2-18 2-24 3 4 4-8 4-10 4-12 4-14 4-16 4-18 4-20 5 6 6-10 6-14 6-18 6-20 7 8 8-12 8-16 8-24 9 10 10-16 10-20 10-24 12 12-20 14 15 16 18 20 20-28 20-40 24 28',
  ],
  bdrs: ['border-radius', '0 3 4 5 6 8 10 12 14 16'],
  mt: ['margin-top', '-8 -3 1 2 3 4 5 6 7 8 10 11 12 14 15 16 18 20 24 27 28 32 36'],
  mb: ['margin-bottom', '-1 3 4 5 6 8 10 12 14 16 18 20 22 24 28 32'],
  ml: ['margin-left', '-12 0 6 8 12 24'],
  mr: ['margin-right', '4 6'],
  ms: ['margin-inline-start', '-8 6 8'],
  my: ['margin-block', '-4 12 14'],
  pt: ['padding-top', '8 12 16 20 22'],
  pb: ['padding-bottom', '6 32'],
  pl: ['padding-left', '14 20 28 34'],
  pr: ['padding-right', '10 12 28 36'],
  px: ['padding-inline', '4 8'],
  py: ['padding-block', '8 10'],
  ps: ['padding-inline-start', '3 18'],
  w: ['width', '7 24 34 40 48 84 96 276 280'],
  h: ['height', '5 6 7 8 10 12 18 20 24 32 46 60 96 142'],
  miw: ['min-width', '28 34 52 58 66 84 140 160 180'],
  mih: ['min-height', '20 22 24 26 28 32 36 38 46 50 54 65 104 120 240 660'],
  maw: ['max-width', '104 200 220 260 320 360 460 540 620 640 1080'],
  mah: ['max-height', '320'],
};

/** By the names of theme.ts: `fz-note`, `c-warn`, `bg-sunken`. */
const tokens: Readonly<Record<string, readonly [property: string, prefix: string, names: string]>> = {
  fz: ['font-size', '--px-text-', 'body caption display fact field figure lead note row sum title'],
  c: ['color', '--px-', 'hid ink ink-3 line-strong min ok ok-mark primary save tile-ink warn'],
  bg: [
    'background',
    '--px-',
    'hid-soft hover line line-strong min-mark min-soft ok-mark ok-soft primary-soft sheet sunken tile warn-mark warn-soft',
  ],
};

/** `fw-560`, the height of lines in percent and the distance of letters in thousandths of their size. */
const letters: Readonly<
  Record<string, readonly [property: string, write: (value: number) => string, values: string]>
> = {
  fw: ['font-weight', String, '400 450 520 540 560 600 620 640 680'],
  lh: ['line-height', (percent) => String(percent / 100), '110 115 120 125 130 135 140 145 150 155 170'],
  fz: ['font-size', (pixels) => `${String(pixels)}px`, '19 22 24 32 34 40'],
  lts: ['letter-spacing', (thousandths) => `-${String(thousandths / 1000)}em`, '6 14 15 18 20 28'],
};

const writePixels = (value: string): string =>
  value.replace(
    /(-?\d+)(-|$)/g,
    (_, pixels: string, end: string) => `${pixels === '0' ? '0' : `${pixels}px`}${end && ' '}`,
  );

function* rules(): Generator<readonly [name: string, rule: Rule]> {
  yield* Object.entries(wholes);
  for (const [name, [property, values]] of Object.entries(distances))
    for (const value of values.split(' ')) yield [`${name}-${value}`, { [property]: writePixels(value) }];
  for (const [name, [property, prefix, names]] of Object.entries(tokens))
    for (const token of names.split(' '))
      yield [`${name}-${token}`, { [property]: `var(${prefix}${token})` }];
  for (const [name, [property, write, values]] of Object.entries(letters))
    for (const value of values.split(' ')) yield [`${name}-${value}`, { [property]: write(Number(value)) }];
  yield* Object.entries(lines);
}

/** By their names. */
const plain: ReadonlyMap<string, Rule> = new Map(rules());

interface Variant {
  /** What the rule of a class stands in, or what is added to the class. */
  readonly media?: string;
  readonly state?: string;
  readonly names: string;
}

/** Classes for a pointer above, and for narrow screens, the narrowest last: `phone-hidden`, `hover-td-underline`. */
const variants: Readonly<Record<string, Variant>> = {
  hover: { state: ':hover', names: 'bg-hover c-ink c-primary td-underline' },
  'below-desk': { media: '@media (--below-desk)', names: 'hidden static' },
  'below-tablet': { media: '@media (--below-tablet)', names: 'hidden thumb' },
  phone: {
    media: '@media (--phone)',
    names:
      'block contents flex-column flex-wrap fz-fact fz-note grid-col-1 h-thumb hidden inline mb-12 ml-0 ml-auto one-column p-14 quiet thumb w-full w-thumb ws-normal',
  },
  'below-small': { media: '@media (--below-small)', names: 'bd-0 bdrs-0 p-10-0-0 thumb' },
};

function ruleOf(name: string): Rule {
  const rule = plain.get(name);
  if (rule === undefined) throw new Error(`There is no class ${name}. See web/src/styles/utilities.ts`);
  return rule;
}

function* variantRules(): Generator<readonly [selector: string, rule: Rule]> {
  for (const [prefix, { media, state = '', names }] of Object.entries(variants)) {
    const inside = names.split(' ').map((name) => [`.${prefix}-${name}${state}`, ruleOf(name)] as const);
    if (media === undefined) yield* inside;
    else yield [media, Object.fromEntries(inside)];
  }
}

/** Every name that can stand in `className`. */
export const utilityNames: ReadonlySet<string> = new Set([
  ...plain.keys(),
  ...Object.entries(variants).flatMap(([prefix, { names }]) =>
    names.split(' ').map((name) => `${prefix}-${name}`),
  ),
]);

/** The style sheet of all of them. */
export const utilityRules: Rule = Object.fromEntries([
  ...[...plain].map(([name, rule]) => [`.${name}`, rule] as const),
  ...variantRules(),
  ['@keyframes appear', { from: { opacity: '0' } }],
]);
