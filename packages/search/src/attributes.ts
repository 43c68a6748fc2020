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
  | 'hierarchicalCategories';

export type Chosen = Readonly<Record<Attribute, boolean>>;

/** No list means all; "-name" leaves one out. */
export function chosen(names: readonly string[] = ['*']): Chosen {
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
  };
}
