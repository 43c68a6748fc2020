// Which articles are variants of one product: what is left of the name when size, colour and pack are taken off it, and who
// makes it. Careful: what is joined wrongly hides a product behind another, what is not joined is only a card more.

interface Feature {
  readonly name: string;
  readonly value: string;
}

export interface NamedArticle {
  readonly name: string;
  readonly manufacturer: string;
  /** As the vendor gives them. */
  readonly features?: readonly Feature[];
}

export interface ProductFamily {
  /** Equal for all variants; empty where nothing tells. */
  readonly family: string;
  /** Size and colour, not the pack: what differs in the pack only is the same variant. */
  readonly variant: string;
}

const noFamily: ProductFamily = { family: '', variant: '' };

/** Normalizes spelling as in an address: `Größe M` becomes `groesse-m`. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[^a-z0-9.,]+/g, ' ')
    .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const colours = setOf(`
  blau weiss schwarz rot gruen gelb rosa pink lila violett orange grau tuerkis mint flieder bordeaux beige braun transparent klar
  farblos natur gold silber hellblau dunkelblau hellgruen dunkelgruen magenta fuchsia anthrazit
  blue white black red green yellow purple violet grey gray turquoise lilac burgundy brown clear colourless colorless natural silver`);
const sizes = setOf(
  'xxxs xxs xs s m l xl xxl xxxl 2xl 3xl 4xl 5xl 6xl small medium large klein mittel gross',
);
const sizeWords = setOf('gr groesse groessen size nr no iso durchmesser');
const measures = setOf('mm cm m ml l liter litre g kg gauge zoll');
const pieces = setOf(`
  stk stck st stueck pcs pc pieces piece er paar pair pairs blatt rollen rolls tuecher wipes beutel bags btl tabletten tablets
  packungen packs spritzen syringes kartuschen cartridges`);
const packs = setOf(
  'packung pack pkg box schachtel karton carton ve spenderbox nachfuellpackung refill dose eimer kanister flasche',
);
const holding = setOf('a mit zu of with');
const shade = /^o?(?:a[1-4]|a3[.,]5|b[1-4]|c[1-4]|d[2-4])$/;
const number = /^\d{1,5}(?:[.,]\d{1,3})?$/;
const times = /^\d{1,5}x\d{1,5}$/;
/** `25mm`, `100er` */
const joined = /^(\d{1,5}(?:[.,]\d{1,3})?)([a-z]+)$/;

const isNumber = (word: string | undefined): boolean => word !== undefined && number.test(word);
const isIn = (set: ReadonlySet<string>, word: string | undefined): boolean =>
  word !== undefined && set.has(word);

interface Part {
  readonly kind: 'pack' | 'variant';
  /** In words. */
  readonly length: number;
}

const variantOf = (length: number): Part => ({ kind: 'variant', length });

/** The part that begins with the first of the words: a pack, a size or a colour. */
function partOf([first = '', second, third, fourth]: readonly string[]): Part | undefined {
  const packOf = (length: number, next: string | undefined): Part => ({
    kind: 'pack',
    length: length + (isIn(pieces, next) || isIn(packs, next) ? 1 : 0),
  });
  if (packs.has(first) && isIn(holding, second) && isNumber(third)) return packOf(3, fourth);
  if (times.test(first)) return packOf(1, second);
  if (isNumber(first)) {
    if (second === 'x' && isNumber(third)) return packOf(3, fourth);
    if (isIn(pieces, second)) return packOf(2, third);
    if (isIn(measures, second)) return variantOf(2);
  }
  const unit = joined.exec(first)?.[2];
  if (isIn(pieces, unit)) return packOf(1, second);
  if (isIn(measures, unit)) return variantOf(1);
  if (sizeWords.has(first) && (isIn(sizes, second) || isNumber(second))) return variantOf(2);
  return sizes.has(first) || shade.test(first) || isColour(first) ? variantOf(1) : undefined;
}

/** Also `blaue`, `blauer`, … */
const isColour = (word: string): boolean => colours.has(word) || colours.has(word.replace(/e[nrsm]?$/, ''));

const familyNames = setOf('produktfamilie familie variantengruppe productfamily family variantgroup');
const variantNames = setOf(
  'gr groesse groessen size durchmesser farbe zahnfarbe colour color shade laenge length inhalt volumen volume',
);
const isNamed = (names: ReadonlySet<string>, { name }: Feature): boolean =>
  names.has(folded(name).replaceAll(' ', ''));

export function toProductFamily({ name, manufacturer, features = [] }: NamedArticle): ProductFamily {
  const maker = folded(manufacturer);
  if (maker === '') return noFamily;
  const namedFeatures = features.filter(({ value }) => folded(value) !== '');
  const group = namedFeatures.find((feature) => isNamed(familyNames, feature));
  const variantValues = namedFeatures
    .filter((feature) => isNamed(variantNames, feature))
    .map(({ value }) => folded(value));
  let text = ` ${folded(name)} `;
  for (const value of variantValues) text = text.replaceAll(` ${value} `, ' ');
  const { rest, variant } = split(text.trim().split(' '));
  const base = group ? folded(group.value) : rest.join(' ');
  // Without a word that names something, everything of the maker would be one.
  if (!/[a-z]{3}/.test(base)) return noFamily;
  return {
    family: slug(`${maker} ${base}`),
    variant: slug([...new Set([...variantValues, ...variant])].sort().join(' ')),
  };
}

function split(words: readonly string[]): { rest: string[]; variant: string[] } {
  const rest: string[] = [];
  const variant: string[] = [];
  for (let i = 0; i < words.length; ) {
    const part = partOf(words.slice(i, i + 4));
    const length = part?.length ?? 1;
    const said = words.slice(i, i + length).join(' ');
    if (part?.kind === 'variant') variant.push(said);
    else if (!part) rest.push(said);
    i += length;
  }
  return { rest, variant };
}

const longest = 200;
const slug = (text: string): string =>
  text
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longest);
