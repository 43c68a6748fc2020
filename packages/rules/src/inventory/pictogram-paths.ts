// The hazard pictograms of the GHS, drawn plainly by us: paths on a square of 100, filled by the even-odd rule.
import type { Pictogram } from './dangerous-goods.ts';

/** The red border: a square standing on its point. */
export const pictogramFrame = 'M50 1L99 50L50 99L1 50ZM50 10L90 50L50 90L10 50Z';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

const flame = (x: number, y: number, s: number): string => {
  const at = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return `M${at(0, -26)}C${at(3, -14)} ${at(16, -8)} ${at(16, 8)}C${at(16, 20)} ${at(8, 26)} ${at(0, 26)}C${at(-8, 26)} ${at(-16, 20)} ${at(-16, 8)}C${at(-16, -1)} ${at(-11, -5)} ${at(-9, -12)}C${at(-5, -8)} ${at(-4, -4)} ${at(-4, 0)}C${at(1, -8)} ${at(2, -16)} ${at(0, -26)}Z`;
};

const bone = 'M24 66L28 60L50 69L72 60L76 66L59 73L76 80L72 86L50 77L28 86L24 80L41 73Z';

export const pictogramPaths: Readonly<Record<Pictogram, string>> = {
  GHS01: [
    disc(50, 60, 13),
    'M47 42L50 20L53 42ZM60 44L72 27L65 48ZM40 44L28 27L35 48ZM66 54L84 50L66 60ZM34 54L16 50L34 60Z',
    'M63 70L74 78L59 74ZM37 70L26 78L41 74Z',
  ].join(''),
  GHS02: `${flame(50, 45, 1)}M32 74H68V79H32Z`,
  GHS03: `${disc(50, 60, 15)}${disc(50, 60, 9)}${flame(50, 33, 0.55)}M32 79H68V83H32Z`,
  GHS04: 'M25 62L60 36Q66 33 69 37Q73 42 68 46L33 72Q28 75 25 71Q22 66 25 62ZM69 33L76 28L80 33L73 38Z',
  GHS05: [
    'M26 34L46 26L48 31L28 39ZM54 26L74 34L72 39L52 31Z',
    'M29 44L32 50L29 52L26 50ZM33 55L36 60L33 62L30 60ZM71 44L74 50L71 52L68 50ZM67 55L70 60L67 62L64 60Z',
    'M20 66H30L33 70L37 66H48V72H20ZM54 66H60Q64 60 70 62L80 66V72H54Z',
  ].join(''),
  GHS06: [
    'M50 20C63 20 70 29 69 40C68 46 64 48 63 52L62 58H38L37 52C36 48 32 46 31 40C30 29 37 20 50 20Z',
    disc(42, 40, 5),
    disc(58, 40, 5),
    'M50 46L53 52H47Z',
    bone,
  ].join(''),
  GHS07: `M45 22H55L53 60H47Z${disc(50, 71, 6)}`,
  GHS08: [
    disc(50, 27, 8),
    'M38 38H62Q70 40 72 50L76 66L68 68L64 56V82H36V56L32 68L24 66L28 50Q30 40 38 38Z',
    'M50 44L53 53L62 50L56 58L62 66L53 63L50 72L47 63L38 66L44 58L38 50L47 53Z',
  ].join(''),
  GHS09: [
    'M34 26L38 40L46 34L40 45L41 66H34L35 48L24 40L34 43Z',
    'M48 66C54 58 66 58 72 63L80 57V73L72 67C66 72 54 72 48 66Z',
    disc(57, 64, 2),
    'M18 72H50L46 77H18Z',
  ].join(''),
};
