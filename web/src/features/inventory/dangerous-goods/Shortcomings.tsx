// What is missing in the register, the term of safety data sheets, and what must not lie together.

import { dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import { mostSheetYears } from '@praxora/rules/inventory/dangerous-goods';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { weightText } from '@praxora/rules/shared/weight-text';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { dangerousGoodsKey, type Register } from './dangerous-goods.queries.ts';

export function Shortcomings({ register }: { register: Register }) {
  const { t } = useTranslation('inventory');
  const { goods, hints } = register;
  const missing = goods.filter(({ sheetState }) => sheetState === 'missing').length;
  const outdated = goods.filter(({ sheetState }) => sheetState === 'outdated').length;
  const undescribed = goods.filter(({ isDescribed }) => !isDescribed).length;
  const notes = [
    missing > 0 && t('dangerousGoods.missingSheets', { count: missing }),
    outdated > 0 && t('dangerousGoods.outdatedSheets', { count: outdated }),
    undescribed > 0 && t('dangerousGoods.undescribed', { count: undescribed }),
    ...hints.map(({ storageName, grams, classes: [one = '', other = ''] }) =>
      t('dangerousGoods.hint', {
        storage: storageName,
        weight: weightText(grams),
        one,
        other,
      }),
    ),
  ].filter((note) => note !== false);
  return (
    <div className="wrap gap-12-24 items-end mb-16">
      <ul className="plain-list column gap-4 rest-auto">
        {notes.length === 0 && goods.length > 0 && <li className="quiet">{t('dangerousGoods.complete')}</li>}
        {notes.map((note) => (
          <li key={note} className="c-warn fw-520 flex gap-5">
            <IconAlertTriangleFilled className="flex-none mt-1" size={15} aria-hidden />
            {note}
          </li>
        ))}
      </ul>
      <SheetTerm key={register.sheetYears} years={register.sheetYears} />
    </div>
  );
}

function SheetTerm({ years }: { years: number }) {
  const { t } = useTranslation('inventory');
  const mayEdit = usePermission('editArticles');
  const [entry, setEntry] = useState<NumberEntry>(years);
  const save = useChange({
    call: (chosen: number, key) => callApi(dangerousGoodCalls.setSheetTerm, { body: { years: chosen } }, key),
    success: (_, chosen) => t('dangerousGoods.termSaved', { count: chosen }),
    refetch: [dangerousGoodsKey],
  });
  const typed = toNumber(entry);
  return (
    <NumberField
      maw={320}
      label={t('dangerousGoods.term')}
      value={entry}
      onChange={setEntry}
      least={1}
      most={mostSheetYears}
      disabled={!mayEdit}
      onBlur={() => {
        if (typed !== null && typed !== years) void save.run(typed);
      }}
    />
  );
}
