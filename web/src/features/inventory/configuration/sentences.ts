// "So rechnet Praxora": every setting as a sentence, in numbers of this article. Pure; the texts stand in article.json.
import { type ArticleValues, countingUnit, countsPackages, unitsPerPack } from './article-form.ts';

/** An amount of a unit, written out by whoever shows the sentence. */
export interface Quantity {
  readonly amount: number;
  readonly unitId: number;
}

export type Sentence =
  | {
      readonly kind: 'order' | 'stockRises' | 'scan' | 'reorderAt' | 'minimumAt' | 'fillTo';
      readonly of: Quantity;
    }
  | { readonly kind: 'labels'; readonly count: number }
  | {
      readonly kind:
        | 'permanentLabel'
        | 'minimumAtNothing'
        | 'notWatched'
        | 'batchAndExpiry'
        | 'batchOnly'
        | 'expiryOnly'
        | 'notKept';
    };

/** An order large enough to tell packs and contents apart: what fills to ideal stock, else one pack. */
function examplePacks(values: ArticleValues): number {
  const ideal = values.idealStock ?? 0;
  return Math.max(1, Math.min(Math.round(ideal / unitsPerPack(values)), 99));
}

function labelSentence(values: ArticleValues, packs: number): Sentence {
  if (values.unitToLabel === 'STORAGE_PRODUCT') return { kind: 'permanentLabel' };
  const count = values.unitToLabel === 'SALES_UNIT' ? packs : packs * unitsPerPack(values);
  return { kind: 'labels', count };
}

function recordSentences({
  hasBatchObligation: batch,
  hasExpiryDateObligation: expiry,
}: ArticleValues): Sentence[] {
  if (batch && expiry) return [{ kind: 'batchAndExpiry' }];
  if (batch) return [{ kind: 'batchOnly' }];
  return expiry ? [{ kind: 'expiryOnly' }] : [];
}

function warningSentences(values: ArticleValues): Sentence[] {
  const { minimumStock, warningStock, idealStock } = values;
  if (!values.notificationsEnabled) return [{ kind: 'notWatched' }];
  const of = (amount: number): Quantity => ({ amount, unitId: countingUnit(values) });
  return [
    ...(warningStock ? [{ kind: 'reorderAt', of: of(warningStock) } as const] : []),
    minimumStock ? { kind: 'minimumAt', of: of(minimumStock) } : { kind: 'minimumAtNothing' },
    ...(idealStock ? [{ kind: 'fillTo', of: of(idealStock) } as const] : []),
  ];
}

export function describeArticle(values: ArticleValues): Sentence[] {
  if (!values.useInventory) return [{ kind: 'notKept' }];
  const packs = examplePacks(values);
  const unitId = countingUnit(values);
  return [
    { kind: 'order', of: { amount: packs, unitId: values.orderUnitId } },
    { kind: 'stockRises', of: { amount: packs * unitsPerPack(values), unitId } },
    labelSentence(values, packs),
    {
      kind: 'scan',
      of: { amount: countsPackages(values) ? 1 : (values.consumptionPerScan ?? 1), unitId },
    },
    ...warningSentences(values),
    ...recordSentences(values),
  ];
}
