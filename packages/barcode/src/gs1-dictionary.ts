// The application identifiers that GS1 publishes, and what may follow each.
//
// A format is a row of parts: n digits, X the 82 invariant characters, Y the 39 of component numbers, Z base 64 for
// files and addresses; `14` exactly so many, `..20` one to so many; `?` may be missing. After the length: `#` the last
// digit checks the others, `d` YYMMDD, `e` YYMMDD with day 00 allowed, `D` YYYYMMDD, `t` HHMM.

const formats: readonly (readonly [format: string, identifiers: string])[] = [
  ['n18#', '00 8017 8018'],
  ['n14#', '01-03'],
  ['n17#', '402'],
  ['n13#', '410-417'],
  ['n14# n4', '8006 8026'],
  ['n13# X..17?', '253'],
  ['n13# n..12?', '255'],
  ['n1 n13# X..16?', '8003'],
  ['n6e', '11-13 15-17'],
  ['n6d', '4326 7006'],
  ['n6d n6d?', '7007'],
  ['n6d n4t', '7003'],
  ['n6d n4t?', '7011'],
  ['n6e n4t', '4324 4325'],
  ['n6d n2 n..4?', '8008'],
  ['n8D', '7250'],
  ['n8D n4t', '7251'],
  ['n1', '4321-4323 7252'],
  ['n2', '20 7241'],
  ['n3', '422 424 426'],
  ['n4', '8111'],
  ['n6', '8005'],
  ['n13', '7001'],
  ['n10 n10', '4309'],
  ['n4 n5 n3 n1 n1', '8001'],
  ['n..4', '7004'],
  ['n..6', '242'],
  ['n..8', '30 37'],
  ['n..10', '8019'],
  ['n..12', '8011'],
  ['n..15', '423 425'],
  ['n6 X1?', '4330-4333'],
  ['n1 X1 n1', '7258'],
  ['n1 X3', '7040'],
  ['n3 X..9', '421'],
  ['n3 X..27', '7030-7039'],
  ['X2', '4307 4317'],
  ['X2 X..28', '7230-7239'],
  ['X..2', '7010'],
  ['X..3', '427 7008'],
  ['X..4', '7041'],
  ['X..10', '7009 7255'],
  ['X..12', '7005'],
  ['X..20', '10 21 22 243 254 420 4318 710-717 7020-7022 7240 8002 8012'],
  ['X..25', '7242 8013 8014 8020'],
  ['X..28', '235'],
  ['X..30', '240 241 250 251 400 401 403 4308 4319 7002 7023 8004 90'],
  ['X..34', '8007'],
  ['X..35', '4300 4301 4310 4311 4320'],
  ['X..40', '7253 7254 7259'],
  ['X..50', '8009'],
  ['X..70', '4302-4306 4312-4316 7257 8110 8112 8200'],
  ['X..90', '7256 91-99'],
  ['Y..30', '8010'],
  ['Z..90', '8030'],
];

/** The last digit of these tells how many decimals the number has; the third value is the most it may tell. */
const decimalFormats: readonly (readonly [format: string, families: string, mostDecimals: number])[] = [
  ['n6', '310-316 320-337 340-357 360-369 395', 5],
  ['n..15', '390 392', 9],
  ['n3 n..15', '391 393', 9],
  ['n4', '394', 3],
];

/** First two digits after which the length is known and no separator is needed. */
const predefined: ReadonlySet<string> = new Set(
  listed('00-04 11-20 31-36 41').map((prefix) => prefix.padStart(2, '0')),
);

export interface Part {
  readonly characters: 'n' | 'X' | 'Y' | 'Z';
  readonly least: number;
  readonly most: number;
  readonly isOptional: boolean;
  readonly rule: '#' | 'd' | 'e' | 'D' | 't' | null;
}

export interface Identifier {
  readonly ai: string;
  readonly parts: readonly Part[];
  /** Set where the data has always this length and no separator follows. */
  readonly fixedLength: number | null;
  /** Set where the data is a number with so many decimals, in its last part. */
  readonly decimals: number | null;
}

function listed(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'));
  });
}

function partOf(text: string): Part {
  const match = /^([nXYZ])(\.\.)?(\d+)([#deDt])?(\?)?$/.exec(text);
  if (!match) throw new RangeError(`No part of a format: ${text}`);
  const [, characters, upTo, length, rule, optional] = match;
  return {
    characters: characters as Part['characters'],
    least: upTo ? 1 : Number(length),
    most: Number(length),
    isOptional: optional !== undefined,
    rule: (rule ?? null) as Part['rule'],
  };
}

function identifier(ai: string, format: string, decimals: number | null): Identifier {
  const parts = format.split(' ').map(partOf);
  const length = parts.reduce((sum, { most }) => sum + most, 0);
  return { ai, parts, fixedLength: predefined.has(ai.slice(0, 2)) ? length : null, decimals };
}

function* allIdentifiers(): Generator<Identifier> {
  for (const [format, identifiers] of formats)
    for (const ai of listed(identifiers)) yield identifier(ai, format, null);
  for (const [format, families, mostDecimals] of decimalFormats)
    for (const family of listed(families))
      for (let decimals = 0; decimals <= mostDecimals; decimals += 1)
        yield identifier(`${family}${decimals}`, format, decimals);
}

export const gs1Dictionary: ReadonlyMap<string, Identifier> = new Map(
  [...allIdentifiers()].map((one) => [one.ai, one]),
);

/** No identifier begins with another, so at most one fits. */
export function identifierAt(text: string, at: number): Identifier | undefined {
  for (let length = 2; length <= 4; length += 1) {
    const entry = gs1Dictionary.get(text.slice(at, at + length));
    if (entry) return entry;
  }
  return undefined;
}
