// The rules an inventory article obeys before it is saved.
import { type Amount, inCountingUnit, mostStock, type Packaging, type UnitToCount } from '../shared/units.ts';

/** Without a unit it is meant in order units. */
interface DraftAmount {
  readonly amount: number;
  readonly unitId?: number | undefined;
}

interface ArticleDraft {
  readonly labelConfiguration: { readonly consumptionPerScan: number; readonly unitToCount: UnitToCount };
  readonly packagingInformation: {
    readonly consumptionUnitId: number;
    readonly consumptionUnitCount: number;
    readonly orderUnitId?: number | null | undefined;
  };
  readonly notificationInformation: {
    readonly notificationsEnabled: boolean;
    readonly minimumStock: DraftAmount;
    readonly warningStock?: DraftAmount | null | undefined;
    readonly idealStock?: DraftAmount | null | undefined;
  };
  readonly documentation: { readonly hasBatchLabel: boolean; readonly numberOfBatchLabelPrints: number };
  readonly vat?: 'fullTax' | 'reducedTax' | undefined;
  readonly catalogOrigin?: unknown;
}

const defaultOrderUnitId = 2;

/** A draft whose gaps are filled as the payload preparation says. */
export type PreparedArticle<Draft extends ArticleDraft> = Omit<
  Draft,
  'packagingInformation' | 'notificationInformation'
> & {
  readonly packagingInformation: Packaging;
  readonly notificationInformation: {
    readonly notificationsEnabled: boolean;
    readonly minimumStock: Amount;
    readonly warningStock: Amount;
    readonly idealStock: Amount;
  };
};

/** No batch label: no prints. From the catalogue: no VAT of its own. Unset thresholds are 0, the order unit a pack. */
export function prepareArticle<Draft extends ArticleDraft>(draft: Draft): PreparedArticle<Draft> {
  const { documentation, packagingInformation: packaging, notificationInformation: notification } = draft;
  const orderUnitId = packaging.orderUnitId ?? defaultOrderUnitId;
  const isOwn = (unitId: number) => unitId === orderUnitId || unitId === packaging.consumptionUnitId;
  const filled = (given: DraftAmount | null | undefined): Amount => {
    const { amount = 0, unitId = orderUnitId } = given ?? {};
    // A threshold that is not set breaks no rule, whatever its unit is; kept is a unit that exists.
    return { amount, unitId: amount === 0 && !isOwn(unitId) ? orderUnitId : unitId };
  };
  const prepared = {
    ...draft,
    documentation: {
      ...documentation,
      numberOfBatchLabelPrints: documentation.hasBatchLabel ? documentation.numberOfBatchLabelPrints : 0,
    },
    packagingInformation: { ...packaging, orderUnitId },
    notificationInformation: {
      ...notification,
      minimumStock: filled(notification.minimumStock),
      warningStock: filled(notification.warningStock),
      idealStock: filled(notification.idealStock),
    },
  };
  if (draft.catalogOrigin) delete (prepared as { vat?: unknown }).vat;
  return prepared;
}

export type ArticleProblemCode =
  | 'CONSUMPTION_NOT_DIVISIBLE'
  | 'INCORRECT_VALUE'
  | 'WARNING_NOT_ABOVE_MINIMUM'
  | 'IDEAL_NOT_ABOVE_MINIMUM'
  | 'IDEAL_NOT_ABOVE_WARNING';

export interface ArticleProblem {
  /** Path of the field in the payload. */
  readonly field: string;
  readonly code: ArticleProblemCode;
}

export interface ArticleThresholds {
  readonly minimumStock: number;
  readonly warningStock: number;
  readonly idealStock: number;
}

/** The thresholds in the counting unit; null for one whose unit is not the article's. */
export function toThresholds(article: PreparedArticle<ArticleDraft>): {
  readonly [name in keyof ArticleThresholds]: number | null;
} {
  const { unitToCount } = article.labelConfiguration;
  const counted = (amount: Amount) =>
    amount.amount === 0 ? 0 : inCountingUnit(amount, unitToCount, article.packagingInformation);
  const { minimumStock, warningStock, idealStock } = article.notificationInformation;
  return {
    minimumStock: counted(minimumStock),
    warningStock: counted(warningStock),
    idealStock: counted(idealStock),
  };
}

/** Everything that is wrong, field by field. A threshold that is not set breaks no rule. */
export function articleProblems(article: PreparedArticle<ArticleDraft>): ArticleProblem[] {
  const problems: ArticleProblem[] = [];
  const refuse = (field: string, code: ArticleProblemCode) => problems.push({ field, code });
  const { consumptionPerScan, unitToCount } = article.labelConfiguration;
  const { consumptionUnitCount } = article.packagingInformation;
  if (unitToCount === 'ORDER_UNIT' && consumptionUnitCount !== 1)
    refuse('packagingInformation.consumptionUnitCount', 'INCORRECT_VALUE');
  if (consumptionPerScan < 1 || consumptionUnitCount % consumptionPerScan !== 0)
    refuse('labelConfiguration.consumptionPerScan', 'CONSUMPTION_NOT_DIVISIBLE');

  for (const { name, code } of thresholdProblems(toThresholds(article)))
    refuse(`notificationInformation.${name}.amount`, code);
  return problems;
}

export interface ThresholdProblem {
  readonly name: keyof ArticleThresholds;
  readonly code: ArticleProblemCode;
}

/** In the counting unit; null for an amount in a unit that is not the article's. */
export function thresholdProblems({
  minimumStock: minimum,
  warningStock: warning,
  idealStock: ideal,
}: { readonly [name in keyof ArticleThresholds]: number | null }): ThresholdProblem[] {
  const problems: ThresholdProblem[] = [];
  const refuse = (name: keyof ArticleThresholds, code: ArticleProblemCode) => problems.push({ name, code });
  const isWrong = (amount: number | null) => amount === null || amount < 0 || amount > mostStock;
  if (isWrong(minimum)) refuse('minimumStock', 'INCORRECT_VALUE');
  if (isWrong(warning)) refuse('warningStock', 'INCORRECT_VALUE');
  if (isWrong(ideal)) refuse('idealStock', 'INCORRECT_VALUE');
  if (minimum && warning && warning <= minimum) refuse('warningStock', 'WARNING_NOT_ABOVE_MINIMUM');
  if (minimum && ideal && ideal <= minimum) refuse('idealStock', 'IDEAL_NOT_ABOVE_MINIMUM');
  else if (warning && ideal && ideal <= warning) refuse('idealStock', 'IDEAL_NOT_ABOVE_WARNING');
  return problems;
}
