// The lines of a record: those that differ first, then what agrees, of which a few tell enough.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { FilterMenu } from '../../../ui/filters/FilterMenu.tsx';
import { DataTable, type RowGroup } from '../../../ui/table/DataTable.tsx';
import { LookRows } from './LookRows.tsx';
import { Foot, GroupHead } from './RecordSums.tsx';
import { type Line, useRecordColumns } from './record-columns.tsx';
import classes from './StocktakingRecord.module.css';

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
  const [by, setBy] = useState<readonly string[]>([]);
  const [areAllShown, showAll] = useState(false);
  const columns = useRecordColumns();
  const ofPeople = by.length === 0 ? lines : lines.filter((line) => isCountedBy(line, by));
  const fits = filters.find(({ key }) => key === filter)?.fits ?? (() => true);
  const found = ofPeople.filter(fits);
  const { groups, hidden } = groupLines(found, areAllShown || filter !== 'all');
  return (
    <>
      <div className="wrap gap-8 items-start spread mb-12">
        <Segments
          label={t('stocktaking.record.filter.label')}
          value={filter}
          onChange={setFilter}
          options={filters.map((one) => ({
            value: one.key,
            label: `${t(one.text)} ${formatNumber(ofPeople.filter(one.fits).length, 0)}`,
          }))}
          className={classes.filters ?? ''}
        />
        <CountedBy lines={lines} by={by} onChange={setBy} />
      </div>
      <DataTable
        columns={columns}
        groups={groups}
        keyOf={({ stockId }) => stockId}
        below={(line) => <LookRows line={line} />}
        label={t('stocktaking.record.filter.label')}
        phone="cards"
        empty={<p className="quiet">{t('stocktaking.record.noLines')}</p>}
        className={`${classes.lines} cell-gap-8`}
        foot={
          <>
            {hidden > 0 && (
              <tr>
                <td colSpan={columns.length}>
                  <UnstyledButton className="c-primary fw-560 fz-note thumb" onClick={() => showAll(true)}>
                    {t('stocktaking.record.moreAgree', { count: hidden, number: formatNumber(hidden, 0) })}
                  </UnstyledButton>
                </td>
              </tr>
            )}
            <Foot lines={found} />
          </>
        }
      />
    </>
  );
}

const isCountedBy = ({ looks }: Line, names: readonly string[]): boolean =>
  looks.some(({ name }) => names.includes(name));

interface CountedByProps {
  lines: readonly Line[];
  by: readonly string[];
  onChange: (by: readonly string[]) => void;
}

/** Of use only where several people counted. */
function CountedBy({ lines, by, onChange }: CountedByProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const names = [...new Set(lines.flatMap(({ looks }) => looks.map(({ name }) => name)))];
  if (names.length < 2) return null;
  return (
    <FilterMenu
      label={t('inventory:stocktaking.record.col.by')}
      choices={names.map((name) => ({
        name,
        text: name || t('common:somebody'),
        count: lines.filter((line) => isCountedBy(line, [name])).length,
      }))}
      chosen={by}
      onToggle={(name) => onChange(by.includes(name) ? by.filter((one) => one !== name) : [...by, name])}
    />
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
