// The parts of a run: everybody sets up; one practice acts alone beside the others; everybody acts.
import type { Asker } from '../product/people.ts';

export interface Part {
  readonly title: string;
  /** Share of all requests. */
  readonly share: number;
  readonly askers: readonly (readonly [weight: number, asker: Asker])[];
  /** How many of a hundred requests are meant well. */
  readonly goodwill: number;
  /** Only this practice's logins are tried. */
  readonly logins: 'own' | 'all';
  /** Practices that no request acts for: their data must not change. */
  readonly untouched?: readonly ('wien' | 'klinik' | 'legacy')[];
}

export const parts: readonly Part[] = [
  {
    title: 'everybody works',
    share: 0.25,
    askers: [
      [3, 'demo'],
      [2, 'wien'],
      [3, 'klinik'],
      [2, 'leitung'],
    ],
    goodwill: 100,
    logins: 'all',
  },
  {
    title: 'one practice acts beside the others',
    share: 0.25,
    askers: [
      [10, 'demo'],
      [1, 'nobody'],
      [1, 'forger'],
    ],
    goodwill: 50,
    logins: 'own',
    untouched: ['wien', 'klinik', 'legacy'],
  },
  {
    title: 'everybody attacks',
    share: 0.5,
    askers: [
      [6, 'demo'],
      [4, 'wien'],
      [4, 'klinik'],
      [4, 'leitung'],
      [1, 'legacy'],
      [1, 'nobody'],
      [1, 'forger'],
    ],
    goodwill: 35,
    logins: 'all',
  },
];
