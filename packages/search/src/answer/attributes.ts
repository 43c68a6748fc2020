// Which attributes of hits a request asks for.

export type Attribute =
  | 'titel'
  | 'titelEn'
  | 'url'
  | 'preis'
  | 'bild'
  | 'hersteller'
  | 'nummern'
  | 'lieferanten'
  | 'hierarchicalCategories'
  | 'varianten';

export type AttributeSelection = Readonly<Record<Attribute, boolean>>;

/** A list, or names with commas between them, or the JSON of a list. */
function namesIn(given: unknown): readonly string[] | undefined {
  if (Array.isArray(given)) return given.filter((name) => typeof name === 'string');
  if (typeof given !== 'string') return undefined;
  return given.split(',').map((name) => name.replace(/^[\s["]+|[\s\]"]+$/g, ''));
}

/** No list means all; "-name" leaves one out. */
export function attributeSelection(given: unknown): AttributeSelection {
  const names = namesIn(given) ?? ['*'];
  const all = names.includes('*');
  const has = (attribute: Attribute) =>
    (all || names.includes(attribute)) && !names.includes(`-${attribute}`);
  return {
    titel: has('titel'),
    titelEn: has('titelEn'),
    url: has('url'),
    preis: has('preis'),
    bild: has('bild'),
    hersteller: has('hersteller'),
    nummern: has('nummern'),
    lieferanten: has('lieferanten'),
    hierarchicalCategories: has('hierarchicalCategories'),
    varianten: has('varianten'),
  };
}
