// Data of each document besides its words, as typed arrays by document number.
import { popularityShare } from '../match/relevance.ts';
import { hash32, hash53 } from '../text/hashes.ts';
import type { CatalogValues } from './catalog-values.ts';
import type { ProductDocument } from './document.ts';
import { Families } from './families.ts';
import { Offers } from './offers.ts';

export class Columns {
  count = 0;
  hersteller: Uint16Array;
  groesse: Uint16Array;
  kategorie: Uint16Array;
  nameLength: Uint8Array;
  popularity: Float64Array;
  /** Popularity as points of relevance. */
  popularityPoints: Uint16Array;
  /** Hash of the object id: finds documents, and orders those that are equal otherwise. */
  idHash: Uint32Array;
  /** Hash of everything but offers and popularity: notices what has to be indexed anew. */
  textHash: Float64Array;
  /** How many pieces a pack holds. */
  packSize: Uint32Array;
  /** 1 for dangerous goods. */
  dangerous: Uint8Array;
  /** 1 while the document counts. */
  alive: Uint8Array;
  readonly offers: Offers;
  readonly families: Families;

  constructor(capacity: number, offers = new Offers(capacity)) {
    this.hersteller = new Uint16Array(capacity);
    this.groesse = new Uint16Array(capacity);
    this.kategorie = new Uint16Array(capacity);
    this.nameLength = new Uint8Array(capacity);
    this.popularity = new Float64Array(capacity);
    this.popularityPoints = new Uint16Array(capacity);
    this.idHash = new Uint32Array(capacity);
    this.textHash = new Float64Array(capacity);
    this.packSize = new Uint32Array(capacity);
    this.dangerous = new Uint8Array(capacity);
    this.alive = new Uint8Array(capacity);
    this.offers = offers;
    this.families = new Families(capacity);
  }

  get capacity(): number {
    return this.alive.length;
  }

  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    const size = Math.max(capacity, Math.ceil(this.capacity * 1.25) + 16);
    this.hersteller = enlarged(this.hersteller, new Uint16Array(size));
    this.groesse = enlarged(this.groesse, new Uint16Array(size));
    this.kategorie = enlarged(this.kategorie, new Uint16Array(size));
    this.nameLength = enlarged(this.nameLength, new Uint8Array(size));
    this.popularity = enlarged(this.popularity, new Float64Array(size));
    this.popularityPoints = enlarged(this.popularityPoints, new Uint16Array(size));
    this.idHash = enlarged(this.idHash, new Uint32Array(size));
    this.textHash = enlarged(this.textHash, new Float64Array(size));
    this.packSize = enlarged(this.packSize, new Uint32Array(size));
    this.dangerous = enlarged(this.dangerous, new Uint8Array(size));
    this.alive = enlarged(this.alive, new Uint8Array(size));
    this.offers.reserveDocuments(size);
    this.families.reserve(size);
  }

  append(document: ProductDocument, nameLength: number, values: CatalogValues): void {
    const at = this.count;
    this.reserve(at + 1);
    this.hersteller[at] = values.manufacturer(document);
    this.groesse[at] = values.size(document);
    this.kategorie[at] = values.category(document);
    this.nameLength[at] = Math.min(255, nameLength);
    this.idHash[at] = hash32(document.objectID);
    this.textHash[at] = hashText(document);
    this.packSize[at] = document.packung?.size ?? 1;
    this.dangerous[at] = document.gefahrgut ? 1 : 0;
    this.alive[at] = 1;
    this.families.append(at, document.familie ?? '');
    this.count++;
    this.update(at, document, values);
  }

  /** Forgets the documents from this one on. */
  truncate(count: number): void {
    this.count = count;
    this.families.truncate(count);
  }

  /** Updates the values that change without the texts. */
  update(at: number, document: ProductDocument, values: CatalogValues): void {
    this.popularity[at] = document.popularity;
    this.popularityPoints[at] = popularityShare(document.popularity);
    this.offers.set(at, document.offers, values);
  }
}

function enlarged<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const separator = '\u001f';

export function hashText(document: ProductDocument): number {
  const {
    titel,
    titelEn = '',
    hersteller,
    nummern,
    kategorien,
    kategorienEn = [],
    text = '',
    chosenFor = [],
    familie = '',
    groesse = '',
    packung,
    gefahrgut = false,
    url,
    bild,
  } = document;
  return hash53(
    [
      ...[titel, titelEn, hersteller, kategorien.lvl0 ?? '', kategorien.lvl1 ?? '', text, url, bild],
      ...[nummern.join(separator), familie, groesse, kategorienEn.join(separator)],
      ...(packung ? [packung.de, packung.en, packung.size, packung.pieceDe, packung.pieceEn] : []),
      ...[gefahrgut ? 'gefahrgut' : '', ...chosenFor],
    ].join(separator),
  );
}
