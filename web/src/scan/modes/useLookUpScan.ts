// What a code means while something is looked up: as the server says now, else as the device knows it.
import { namesProduct, toProductCode } from '@praxora/barcode/product-code';
import type { Scan } from '@praxora/barcode/scan';
import { toCatalogue } from '../catalogue/catalogue.ts';
import type { ArticleQuery } from '../station/articles.ts';
import { useStation } from '../station/useStation.ts';
import { interpretScan, type Meaning } from './intent.ts';

interface LookedUpScan {
  readonly meaning: Meaning;
  /** Null: the server could not be asked. */
  readonly askedAt: string | null;
}

function queryOf(scan: Scan): ArticleQuery | null {
  if (scan.kind === 'invalid') return null;
  if (scan.kind === 'label') return { labelId: scan.labelId };
  const product = toProductCode(scan);
  return namesProduct(product) ? product : null;
}

export function useLookUpScan(): (scan: Scan) => Promise<LookedUpScan> {
  const station = useStation();
  return async (scan) => {
    const query = queryOf(scan);
    const answer = query && (await station.lookUpNow(query));
    const { catalogue } = station.snapshot();
    if (answer === null) return { meaning: interpretScan(scan, catalogue), askedAt: null };
    const articles = answer.articleIds.map((id) => catalogue.byId(id)).filter((one) => one !== null);
    const meaning = interpretScan(scan, toCatalogue({ ...catalogue.known, articles }));
    const [article] = articles;
    // A label of goods that are used up is on no row any more: the server knows what it was.
    if (scan.kind === 'label' && meaning.type === 'unknownLabel' && article)
      return {
        meaning: { type: 'target', target: { article, entry: null, labelId: scan.labelId } },
        askedAt: answer.askedAt,
      };
    return { meaning, askedAt: answer.askedAt };
  };
}
