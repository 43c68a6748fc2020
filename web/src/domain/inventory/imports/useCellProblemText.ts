// Text about the problem of a cell in an imported file. For a wrong format, the text names the accepted one.
import type { ErrorCode, ErrorParams } from '@praxora/contract/errors';
import type { CellForm } from '@praxora/rules/inventory/cell-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { formatNumber } from '../../../lib/format.ts';

const formTexts = {
  text: 'allowed.text',
  count: 'allowed.count',
  countFromOne: 'allowed.countFromOne',
  countToNinetyNine: 'allowed.countToNinetyNine',
  daysOpened: 'allowed.daysOpened',
  decimalAboveZero: 'allowed.decimalAboveZero',
  money: 'allowed.money',
  day: 'allowed.day',
  flag: 'allowed.flag',
  unitToCount: 'allowed.unitToCount',
  unitToLabel: 'allowed.unitToLabel',
  vat: 'allowed.vat',
  gtin: 'allowed.gtin',
  pzn: 'allowed.pzn',
  unit: 'allowed.unit',
  costCenter: 'allowed.costCenter',
  catalogProduct: 'allowed.catalogProduct',
} as const satisfies Record<CellForm['kind'], string>;

interface CellProblem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

const isOfForm = ({ code }: CellProblem): boolean =>
  code === 'INCORRECT_VALUE' || code === 'IMPORT_UNKNOWN_VALUE';

export function useCellProblemText(): (problem: CellProblem, form: CellForm | undefined) => string {
  const { t } = useTranslation('importForms');
  const errorText = useErrorText();
  return (problem, form) => {
    if (form === undefined || !isOfForm(problem)) return errorText({ ...problem, message: '' });
    const maximum = form.kind === 'text' ? { maximum: formatNumber(form.maximum, 0) } : {};
    return t(formTexts[form.kind], { ...problem.params, ...maximum });
  };
}
