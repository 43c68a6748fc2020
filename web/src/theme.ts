import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import {
  ink,
  saving,
  stockMinimum,
  stockOk,
  stockReorder,
  teal,
  vendorHues,
  vendorHuesDark,
} from './palette.ts';

/* Praxora design tokens. Colours come from palette.ts; type, spacing, radii, component defaults and the
   semantic CSS variables (--px-*) for light and dark. Screens use --px-* and Mantine props only,
   never a raw hex value. */

/** `--px-vendor-1` … `--px-vendor-6`. */
function vendorVariables(hues: readonly string[]): Record<string, string> {
  return Object.fromEntries(hues.map((hue, index) => [`--px-vendor-${index + 1}`, hue]));
}

/** Sizes of type by what they are for; style sheets take them as --px-text-*. */
const text = {
  /** A count on a badge. */
  mark: '11px',
  /** Words over a figure, heads of tables. */
  caption: '12px',
  /** Second lines: who makes it, when it came. */
  fact: '12.5px',
  /** Notes, buttons, labels of fields. */
  note: '13px',
  /** Rows of tables. */
  row: '13.5px',
  body: '14px',
  /** The name of what a card is about. */
  lead: '15px',
  /** Fields on a phone, which zooms in on anything smaller. */
  field: '16px',
  title: '17px',
  sum: '18px',
  figure: '20px',
  display: '30px',
};

/** The second click of a double click, which falls beside the dialog that the first one opened, does not close it. */
const keepOpen = (event: { readonly detail: number; stopPropagation: () => void }) => {
  if (event.detail > 1) event.stopPropagation();
};

/** A dialog's title row is a <header>, which would count as a second banner of the page. */
const noBanner = { header: { role: 'presentation' } };

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  white: '#FFFFFF',
  black: '#102022',
  colors: {
    teal,
    ink,
    saving,
    stockOk,
    stockReorder,
    stockMinimum,
    gray: ink,
    dark: [
      '#E6EFEF',
      '#B9C8C9',
      '#93A6A8',
      '#6B8083',
      '#33474A',
      '#273A3D',
      '#1C2C2E',
      '#152325',
      '#0F1A1C',
      '#0A1314',
    ],
  },
  fontFamily: "'Inter Variable', Inter, ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: text.caption, sm: text.note, md: text.body, lg: text.field, xl: '19px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: "'Inter Variable', Inter, ui-sans-serif, system-ui, sans-serif",
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '26px', lineHeight: '1.2' },
      h2: { fontSize: '17px', lineHeight: '1.3' },
      h3: { fontSize: '14px', lineHeight: '1.35' },
      h4: { fontSize: '13px', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 1px rgb(16 32 34 / 4%)',
    sm: '0 1px 2px rgb(16 32 34 / 5%)',
    md: '0 6px 20px -8px rgb(16 32 34 / 16%)',
    lg: '0 14px 40px -14px rgb(16 32 34 / 24%)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'sm', radius: 'md' }, styles: { label: { fontWeight: 560 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'ink', radius: 'md' } },
    // Help stands under the field, and the error under the help.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'sm', radius: 'md' } },
    PasswordInput: { defaultProps: { size: 'sm', radius: 'md' } },
    NumberInput: {
      defaultProps: {
        size: 'sm',
        radius: 'md',
        hideControls: true,
        decimalSeparator: ',',
        thousandSeparator: '.',
      },
    },
    Select: { defaultProps: { size: 'sm', radius: 'md', checkIconPosition: 'right' } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    Tabs: { defaultProps: { variant: 'default' } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', size: 'md' },
      styles: { root: { textTransform: 'none', fontWeight: 560, letterSpacing: 0 } },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, radius: 'sm' } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.35, onClickCapture: keepOpen },
        attributes: noBanner,
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        overlayProps: { backgroundOpacity: 0.25, onClickCapture: keepOpen },
        attributes: noBanner,
      },
    },
    Notification: { defaultProps: { radius: 'md', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg', withBorder: true, shadow: undefined } },
    Card: { defaultProps: { radius: 'lg', withBorder: true, shadow: undefined, padding: 'lg' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(Object.entries(text).map(([name, size]) => [`--px-text-${name}`, size])),
    '--px-header-h': '60px',
    '--px-sidebar-w': '224px',
    '--px-sidebar-w-collapsed': '64px',
    '--px-gutter': '32px',
    '--px-row-dense': '48px',
    '--px-row': '60px',
    '--px-panel-radius': '14px',
    '--px-panel-edge': '18px',
    // Smallest size that a thumb can hit.
    '--px-thumb': '44px',
    '--px-content-max': '1320px',
    '--px-bottom-bar-h': '64px',
    '--px-tile-ink': '#17555A',
  },
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': ink[9],
    '--mantine-color-dimmed': ink[6],
    '--mantine-color-error': stockMinimum[6],
    '--mantine-color-default-border': ink[3],
    '--px-frame': '#F1F5F5',
    '--px-sheet': '#FFFFFF',
    '--px-sunken': '#F7FAFA',
    '--px-tile': '#EFF5F5',
    '--px-hover': '#F4F8F8',
    '--px-selected': '#EEF7F6',
    '--px-line': '#E2E9E9',
    '--px-line-strong': '#CDD7D8',
    '--px-ink': ink[9],
    '--px-ink-2': ink[6],
    '--px-ink-3': '#5F7073',
    ...vendorVariables(vendorHues),
    // A vendor's own hue in drawings.
    '--px-vendor-lightness': '52%',
    '--px-vendor-chroma': '0.085',
    '--px-primary': teal[7],
    '--px-on-primary': '#FFFFFF',
    '--px-primary-soft': teal[0],
    '--px-primary-line': teal[2],
    '--px-ok': stockOk[7],
    '--px-ok-mark': stockOk[5],
    '--px-ok-soft': stockOk[0],
    '--px-warn': stockReorder[7],
    '--px-warn-mark': stockReorder[4],
    '--px-warn-soft': stockReorder[0],
    '--px-min': stockMinimum[6],
    '--px-min-mark': stockMinimum[5],
    '--px-min-soft': stockMinimum[0],
    '--px-hid': ink[6],
    '--px-hid-mark': ink[4],
    '--px-hid-soft': ink[1],
    '--px-save': saving[7],
    '--px-save-mark': saving[5],
    '--px-save-soft': saving[0],
    '--px-save-line': saving[2],
  },
  dark: {
    '--mantine-color-body': '#121E20',
    '--mantine-color-text': '#E6EFEF',
    '--mantine-color-dimmed': '#9DB0B2',
    '--mantine-color-error': '#F59A93',
    '--mantine-color-default': '#172628',
    '--mantine-color-default-hover': '#1D2F31',
    '--mantine-color-default-border': '#33474A',
    '--px-frame': '#0C1516',
    '--px-sheet': '#121E20',
    '--px-sunken': '#0F1A1C',
    '--px-tile': '#B2C8C7',
    '--px-hover': '#18282A',
    '--px-selected': '#14302F',
    '--px-line': '#233436',
    '--px-line-strong': '#33474A',
    '--px-ink': '#E6EFEF',
    '--px-ink-2': '#9DB0B2',
    '--px-ink-3': '#869A9D',
    ...vendorVariables(vendorHuesDark),
    '--px-vendor-lightness': '74%',
    '--px-vendor-chroma': '0.075',
    '--px-primary': '#5CC0B9',
    '--px-on-primary': '#0A2122',
    '--px-primary-soft': '#14302F',
    '--px-primary-line': '#23514F',
    '--px-ok': '#7FCB98',
    '--px-ok-mark': '#4DAF70',
    '--px-ok-soft': '#14291D',
    '--px-warn': '#F0CC5A',
    '--px-warn-mark': '#D9AE22',
    '--px-warn-soft': '#2A240F',
    '--px-min': '#F59A93',
    '--px-min-mark': '#E6665E',
    '--px-min-soft': '#331B1A',
    '--px-hid': '#9DB0B2',
    '--px-hid-mark': '#5F7376',
    '--px-hid-soft': '#1C2C2E',
    '--px-save': '#F7B47C',
    '--px-save-mark': '#F09A54',
    '--px-save-soft': '#2E2014',
    '--px-save-line': '#5A3D22',
  },
});
