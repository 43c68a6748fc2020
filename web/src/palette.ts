// The colours by their shades, light to dark; theme.ts gives them their places.
import type { MantineColorsTuple } from '@mantine/core';

/** Primary. Petrol-leaning teal. Filled controls: 7 in light, 6 in dark, both with white text (AA).
    Text and icons in the primary colour use --px-primary, which is lighter in dark. */
export const teal: MantineColorsTuple = [
  '#EDF7F6',
  '#D7EDEB',
  '#AEDBD7',
  '#80C6C1',
  '#55B2AC',
  '#2C9A95',
  '#12827F',
  '#0B6B6B',
  '#0A5557',
  '#0A4245',
];
/** Neutrals with a breath of teal, so greys sit next to the primary without turning brown. */
export const ink: MantineColorsTuple = [
  '#F6F9F9',
  '#EEF3F3',
  '#E2E9E9',
  '#CDD7D8',
  '#A5B3B5',
  '#7A8A8D',
  '#586A6D',
  '#3B4B4E',
  '#223134',
  '#102022',
];
/** Warm accent: savings, and nothing else. */
export const saving: MantineColorsTuple = [
  '#FFF5EC',
  '#FEE7D3',
  '#FBCFA8',
  '#F6B27A',
  '#F09A54',
  '#E8833A',
  '#CC6A22',
  '#A65114',
  '#843F0F',
  '#632E0A',
];
/** Stock states. Always with an icon and a word. */
export const stockOk: MantineColorsTuple = [
  '#EDF8F0',
  '#D6EFDD',
  '#ADDDBB',
  '#80C896',
  '#58B476',
  '#389F5B',
  '#258548',
  '#1B6D39',
  '#14562C',
  '#0E4020',
];
export const stockReorder: MantineColorsTuple = [
  '#FFF9E3',
  '#FEF0BD',
  '#FBE184',
  '#F4CC45',
  '#E5B418',
  '#C99A08',
  '#A47B03',
  '#7F5F04',
  '#634A07',
  '#493606',
];
export const stockMinimum: MantineColorsTuple = [
  '#FEF1F0',
  '#FCDEDB',
  '#F7B8B3',
  '#F08E87',
  '#E6665E',
  '#D8453D',
  '#BE2F28',
  '#9E241F',
  '#7F1D19',
  '#611613',
];

/** Vendor hues for charts and monograms, given out in order of spending; none of them is a state colour.
    The last one is "others". Monogram: hue at 15 % on the sheet, text hue mixed half with near-black (light)
    or half with white (dark). */
export const vendorHues = ['#0B6B6B', '#3E7CB1', '#4FB3AD', '#6E85B7', '#7A6C9D', '#8FA3A6'];
export const vendorHuesDark = ['#27928E', '#5B93C4', '#7FD0C9', '#6E85B7', '#9A8CBD', '#8FA3A6'];
