// Rules that many style sheets need, each defined once: `@mixin row 8px;` in a rule. Read by the build only
// (web/vite.config.ts).
import { type Rule, utilityRules } from './utilities.ts';

type Recipe = Rule | ((mixin: unknown, ...values: string[]) => Rule);

export const recipes: Readonly<Record<string, Recipe>> = {
  /** The classes of utilities.ts. */
  utilities: utilityRules,
  /** Side by side, centred on one line: `@mixin row 8px;`, or aligned otherwise: `@mixin row 8px, baseline;` */
  row: (_, gap = '0', align = 'center') => ({ 'align-items': align, display: 'flex', gap }),
  /** Side by side, on as many lines as it takes: `@mixin wrap 8px;` or `@mixin wrap 4px 8px, center;` */
  wrap: (_, gap = '0', align = '') => ({
    ...(align === '' ? {} : { 'align-items': align }),
    display: 'flex',
    'flex-wrap': 'wrap',
    gap,
  }),
  /** Side by side, as far apart as the room allows. */
  spread: (_, gap = '0', align = 'center') => ({
    'align-items': align,
    display: 'flex',
    gap,
    'justify-content': 'space-between',
  }),
  /** Equally wide columns, two unless told: `@mixin columns 14px, 3;` */
  columns: (_, gap = '0', count = '2') => ({
    display: 'grid',
    gap,
    'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`,
  }),
  /** A row inside a line of text. */
  'inline-row': (_, gap = '0') => ({ 'align-items': 'center', display: 'inline-flex', gap }),
  /** One below the other: `@mixin column 4px;`, or aligned: `@mixin column 4px, center;` */
  column: (_, gap = '0', align = '') => ({
    ...(align === '' ? {} : { 'align-items': align }),
    display: 'flex',
    'flex-direction': 'column',
    gap,
  }),
  /** Takes the room that the others in its row leave; `@mixin rest auto;` begins with the width of its words. */
  rest: (_, basis = '0%') => ({ flex: `1 1 ${basis}`, 'min-width': '0' }),
  /** The sign before words that may go on over several lines. */
  'leading-sign': { color: 'var(--px-ink-2)', flex: 'none', 'margin-top': '1px' },

  /** Style of an active or finished element: a filter, a step. */
  'switched-on': {
    background: 'var(--px-primary-soft)',
    'border-color': 'var(--px-primary-line)',
    color: 'var(--px-primary)',
  },

  /** Beside what scrolls, in sight all the time. */
  'side-column': {
    display: 'flex',
    'flex-direction': 'column',
    gap: '16px',
    position: 'sticky',
    top: 'calc(var(--px-header-h) + 16px)',
  },

  /** A sheet with a line around it. */
  panel: (_, padding = '') => ({
    border: '1px solid var(--px-line)',
    'border-radius': 'var(--px-panel-radius)',
    ...(padding === '' ? {} : { padding }),
  }),
  /** Words of less weight: `@mixin quiet note;` by the names of theme.ts. */
  quiet: (_, size = '') => ({ color: 'var(--px-ink-2)', 'font-size': `var(--px-text-${size})` }),
  /** Text that stands out among quiet text. */
  strong: (_, size = '') => ({
    color: 'var(--px-ink)',
    'font-size': `var(--px-text-${size})`,
    'font-weight': '600',
  }),
  /** The sum a panel is about. */
  'panel-sum': {
    'font-size': 'var(--px-text-display)',
    'font-weight': '620',
    'letter-spacing': '-0.028em',
    'line-height': '1.15',
    margin: '6px 0 4px',
  },
  /** On one line, cut off with dots. */
  ellipsis: { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
  /** A group of fields without the browser's frame. */
  'plain-fieldset': { border: '0', margin: '0', 'min-width': '0', padding: '0' },
  /** A hit in a list to pick from, as wide as the list and high enough for a thumb. */
  hit: {
    'align-items': 'center',
    'border-radius': '8px',
    display: 'flex',
    gap: '10px',
    'min-height': 'var(--px-thumb)',
    padding: '6px 8px',
    width: '100%',
  },
  /** The colour a word has in a drawing. */
  swatch: { 'border-radius': '3px', flex: 'none', height: '9px', width: '9px' },
  /** A list without points. */
  'plain-list': (_, margin = '0') => ({ 'list-style': 'none', margin, padding: '0' }),
  /** Fills its card, so that all of the card can be clicked. */
  cover: { content: '""', inset: '0', position: 'absolute' },
  /** Read out, not seen. For words of their own take Mantine's VisuallyHidden. */
  'visually-hidden': {
    'clip-path': 'inset(50%)',
    height: '1px',
    overflow: 'hidden',
    position: 'absolute',
    'white-space': 'nowrap',
    width: '1px',
  },
};
