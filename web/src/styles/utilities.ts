// Classes for what would otherwise be a rule of a line or two in many style sheets: `className="row gap-8 quiet fz-note"`. They
// are named like Mantine's style props (fz, fw, c, mt, gap), which say the same on Mantine's own components. Values are the
// theme's names or pixels. A class that is neither here nor in utility-values.ts fails `npm run check:styles`, as does one that
// nobody uses.
import { distances, measures, tokens } from './utility-values.ts';

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
  'line-between': { '& + &': { 'border-top': '1px solid var(--px-line)' } },
  'leading-sign': { color: 'var(--px-ink-2)', flex: 'none', 'margin-top': '1px' },
  'font-inherit': { font: 'inherit' },
  /** A whole screen of the scan app around its camera. */
  'scan-night': {
    background: 'var(--scan-night)',
    color: 'var(--scan-on-night)',
    display: 'flex',
    'flex-direction': 'column',
    'min-height': '100dvh',
  },
  /** Scan app: text below a name, readable at arm's length. */
  'scan-second-line': {
    color: 'var(--px-ink-2)',
    display: 'block',
    'font-size': '15px',
    'font-weight': '400',
  },
};

/** Utilities with a single declaration. */
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
  sticky: { position: 'sticky' },
  'line-left': { 'border-left': '1px solid var(--px-line)' },
  absolute: { position: 'absolute' },
  'flex-auto': { flex: '1 1 auto' },
  'items-stretch': { 'align-items': 'stretch' },
  'break-words': { 'overflow-wrap': 'break-word' },
  'no-outline': { outline: 'none' },
  'ta-start': { 'text-align': 'start' },
  pointer: { cursor: 'pointer' },
  'ta-left': { 'text-align': 'left' },
  'grid-row-1': { 'grid-row': '1' },
  round: { 'border-radius': '50%' },
  'self-top': { 'align-self': 'flex-start' },
  'shadow-lg': { 'box-shadow': 'var(--mantine-shadow-lg)' },
  'line-top-strong': { 'border-top': '1px solid var(--px-line-strong)' },
  'fixed-columns': { 'table-layout': 'fixed' },
  'scroll-below-header': { 'scroll-margin-top': 'calc(var(--px-header-h) + 16px)' },
  'bd-save': { border: '1px solid var(--px-save-line)' },
  'lts-0': { 'letter-spacing': '0' },
  'auto-and-rest': { 'grid-template-columns': 'auto minmax(0, 1fr)' },
  'flex-line': { flex: '1 0 100%' },
  'scan-target': { 'min-height': 'var(--scan-target)' },
  balance: { 'text-wrap': 'balance' },
  'mih-screen': { 'min-height': '100dvh' },
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
  for (const [name, [property, write, values]] of Object.entries(measures))
    for (const value of values.split(' ')) yield [`${name}-${value}`, { [property]: write(Number(value)) }];
  yield* Object.entries(lines);
}

/** Rules by class name. */
const plain: ReadonlyMap<string, Rule> = new Map(rules());

interface Variant {
  /** Media query around the rule of a class, or state selector added to the class. */
  readonly media?: string;
  readonly state?: string;
  readonly names: string;
}

/** Classes for a pointer above, and for narrow screens, the narrowest last: `phone-hidden`, `hover-td-underline`. */
const variants: Readonly<Record<string, Variant>> = {
  hover: { state: ':hover', names: 'bdrs-8 bg-hover c-ink c-primary td-underline' },
  'below-full': { media: '@media (--below-full)', names: 'side-300' },
  'below-wide': { media: '@media (--below-wide)', names: 'gap-20 hidden one-column' },
  'below-desk': {
    media: '@media (--below-desk)',
    names:
      'bdrs-0 col-all gap-10 gap-20 gap-28 gap-6 hidden line-bottom line-top ml-6 one-column p-14-0 static thumb',
  },
  'below-book': { media: '@media (--below-book)', names: 'one-column thumb' },
  'below-tablet': {
    media: '@media (--below-tablet)',
    names: 'block fz-body fz-field h-thumb hidden inline-block items-center thumb w-thumb',
  },
  phone: {
    media: '@media (--phone)',
    names:
      'bd-0 block col-all column columns contents flex flex-1 flex-column flex-line flex-wrap fw-640 fz-24 fz-body fz-fact fz-field fz-figure fz-lead fz-note gap-0-10 gap-0-16 gap-14 gap-8 grid-col-1 h-thumb hidden inline items-center items-stretch items-top lh-120 lts-20 mb-12 mih-36 min-w-0 miw-thumb ml-0 ml-auto mt-4 one-column p-10-12 p-12-14 p-12-16 p-14 p-14-16-16 p-16 p-6-0 quiet relative row-gap-4 spread ta-left thumb w-full w-thumb ws-normal',
  },
  'below-small': {
    media: '@media (--below-small)',
    names: 'bd-0 bdrs-0 contents flex fz-caption gap-14 hidden lh-135 mih-60 p-0 p-10-0-0 thumb',
  },
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
