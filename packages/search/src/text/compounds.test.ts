import { describe, expect, it } from 'vitest';
import { Compounds } from './compounds.ts';

const compounds = new Compounds(
  new Set([
    'nitril',
    'handschuhe',
    'handschuh',
    'hand',
    'schuhe',
    'kanule',
    'halter',
    'versorgung',
    'teil',
    'einmal',
    'set',
    'schule',
    'tasche',
  ]),
);

describe('compounds', () => {
  it.each([
    ['nitrilhandschuhe', ['nitril', 'handschuhe']],
    ['einmalnitrilhandschuhe', ['einmal', 'nitril', 'handschuhe']],
    ['kanulenhalter', ['kanule', 'halter']],
    ['versorgungsteil', ['versorgung', 'teil']],
    ['schultasche', ['schule', 'tasche']],
    ['halterset', ['halter', 'set']],
  ])('%s is split into %j', (word, parts) => {
    expect(compounds.split(word)).toEqual(parts);
  });

  it('are not split where a part is unknown; texts are still found by a known ending', () => {
    expect(compounds.split('vinylhandschuhe')).toBeUndefined();
    expect(compounds.partsOf('vinylhandschuhe')).toEqual(['handschuhe']);
    expect(compounds.partsOf('unbekannt')).toEqual([]);
  });

  it('may end in the beginning of a word while it is typed', () => {
    expect(compounds.splitBeginning('nitrilhands')).toEqual(['nitril', 'hands']);
    expect(compounds.splitBeginning('nitrilxyza')).toBeUndefined();
    expect(compounds.splitBeginning('nitrilhan')).toBeUndefined();
  });

  it('are not looked for in numbers', () => {
    expect(compounds.split('nitril2handschuhe')).toBeUndefined();
  });
});
