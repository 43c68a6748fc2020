// The lines of a record: those that differ first, then what agrees, of which a few tell enough.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { DataTable, type RowGroup } from '../../../ui/table/DataTable.tsx';
import { type Line, useRecordColumns } from './record-columns.tsx';
import classes from './StocktakingRecord.module.css';
import { signedMoney } from './signed-money.ts';

const filters = [
  { key: 'all', text: 'stocktaking.record.filter.all', fits: () => true },
  {
    key: 'different',
    text: 'stocktaking.record.filter.different',
    fits: ({ difference }: Line) => difference !== 0,
  },
  { key: 'same', text: 'stocktaking.record.filter.same', fits: ({ difference }: Line) => difference === 0 },
  { key: 'twice', text: 'stocktaking.record.filter.twice', fits: ({ looks }: Line) => looks.length > 1 },
  { key: 'found', text: 'stocktaking.record.filter.found', fits: ({ isFound }: Line) => isFound },
] as const;
type Filter = (typeof filters)[number]['key'];

/** So many lines that agree are shown at first. */
const fewAgreeing = 10;

export function RecordLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const [filter, setFilter] = useState<Filter>('all');
  const [areAllShown, showAll] = useState(false);
  const columns = useRecordColumns();
  const fits = filters.find(({ key }) => key === filter)?.fits ?? (() => true);
  const { groups, hidden } = groupLines(lines.filter(fits), areAllShown || filter !== 'all');
  return (
    <>
      <div className="mb-12">
        <Segments
          label={t('stocktaking.record.filter.label')}
          value={filter}
          onChange={setFilter}
          options={filters.map((one) => ({
            value: one.key,
            label: `${t(one.text)} ${formatNumber(lines.filter(one.fits).length, 0)}`,
          }))}
          className={classes.filters ?? ''}
        />
      </div>
      <DataTable
        columns={columns}
        groups={groups}
        keyOf={({ stockId }) => stockId}
        label={t('stocktaking.record.filter.label')}
        phone="cards"
        empty={<p className="quiet">{t('stocktaking.record.noLines')}</p>}
        className={`${classes.lines} cell-gap-8`}
      />
      {hidden > 0 && (
        <UnstyledButton className="c-primary fw-560 fz-note p-12-16 thumb" onClick={() => showAll(true)}>
          {t('stocktaking.record.moreAgree', { count: hidden, number: formatNumber(hidden, 0) })}
        </UnstyledButton>
      )}
    </>
  );
}

function groupLines(
  lines: readonly Line[],
  areAllShown: boolean,
): { groups: RowGroup<Line>[]; hidden: number } {
  const different = lines.filter(({ difference }) => difference !== 0);
  const same = lines.filter(({ difference }) => difference === 0);
  const shown = areAllShown || same.length <= fewAgreeing + 1 ? same : same.slice(0, fewAgreeing);
  const group = (key: 'different' | 'same', all: readonly Line[], rows: readonly Line[]) =>
    all.length === 0 ? [] : [{ key, rows, head: <GroupHead kind={key} lines={all} /> }];
  return {
    groups: [...group('different', different, different), ...group('same', same, shown)],
    hidden: same.length - shown.length,
  };
}

const groupTexts = {
  different: 'stocktaking.record.filter.different',
  same: 'stocktaking.record.filter.same',
} as const;

function GroupHead({ kind, lines }: { kind: 'different' | 'same'; lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const cents = lines.reduce((sum, { differenceCents }) => sum + (differenceCents ?? 0), 0);
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={6}>
        <span className="fw-620">{t(groupTexts[kind])}</span>{' '}
        <span className="quiet">{t('stocktaking.record.onRecord', { count: lines.length })}</span>
      </th>
      <td data-right className="px-num fw-620">
        {signedMoney(cents)}
      </td>
    </tr>
  );
}
