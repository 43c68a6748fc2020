// Table of all cost centers. Editing and adding happen in the row.
import { Button, Group } from '@mantine/core';
import type { CostCenter } from '@praxora/contract/inventory/cost-centers.calls';
import { IconEyeOff, IconPinFilled, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './CostCenterTable.module.css';
import { EditButtons, NameEntry, NumberEntry } from './EditFields.tsx';
import { monthName } from './month.ts';
import { ActiveSwitch, RowActions } from './RowActions.tsx';
import { newId, type RowEdit, type RowValues, useRowEdit } from './useRowEdit.tsx';

const newRow: CostCenter = {
  id: newId,
  number: '',
  name: '',
  isStandard: false,
  isActive: true,
  articleCount: 0,
  orderedCents: 0,
  obstacle: null,
};

export function CostCenterTable({ costCenters }: { costCenters: readonly CostCenter[] }) {
  const { t } = useTranslation('costCenters');
  const edit = useRowEdit();
  const columns = useColumns(edit, Math.max(...costCenters.map(({ orderedCents }) => orderedCents), 1));
  const isNew = edit.values?.id === newId;
  return (
    <section aria-labelledby="cost-centers">
      <Group gap={12} wrap="nowrap" justify="space-between" m="28px 0 12px">
        <h2 id="cost-centers">{t('title')}</h2>
        <Dimmed permission="manageSettings">
          <Button
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
            disabled={isNew}
            onClick={() => edit.begin()}
          >
            {t('new')}
          </Button>
        </Dimmed>
      </Group>
      <DataTable
        columns={columns}
        rows={isNew ? [newRow, ...costCenters] : costCenters}
        keyOf={({ id }) => id}
        labelledBy="cost-centers"
        rowProps={({ id, isActive }) => ({
          'data-editing': id === edit.values?.id || undefined,
          'data-inactive': !isActive || undefined,
        })}
        phone="cards"
        className={`${classes.table} row-h-56`}
      />
    </section>
  );
}

/** Columns, each with a read-only and an editable cell. */
function useColumns(edit: RowEdit, mostCents: number): Column<CostCenter>[] {
  const { t } = useTranslation('costCenters');
  const month = monthName(useLanguage());
  const either =
    (read: (row: CostCenter) => ReactNode, write: (values: RowValues, row: CostCenter) => ReactNode) =>
    (row: CostCenter) =>
      edit.values?.id === row.id ? write(edit.values, row) : read(row);
  const isEdited = ({ id }: CostCenter) => id === edit.values?.id;
  return [
    {
      key: 'number',
      head: t('number'),
      align: 'digits',
      hasNoLabel: true,
      onPhone: 'whole',
      cell: either(
        ({ number }) => number,
        (values) => <NumberEntry edit={edit} values={values} />,
      ),
    },
    {
      key: 'name',
      head: t('name'),
      isRowHead: true,
      onPhone: 'whole',
      cell: either(
        (row) => <Name costCenter={row} />,
        (values, { isStandard }) => <NameEntry edit={edit} values={values} wasStandard={isStandard} />,
      ),
    },
    {
      key: 'articles',
      head: t('articles'),
      align: 'figure',
      cell: ({ articleCount }) => formatNumber(articleCount, 0),
    },
    {
      key: 'ordered',
      head: t('ordered', { month }),
      cell: either(
        ({ orderedCents }) => <Ordered cents={orderedCents} mostCents={mostCents} />,
        () => <span className="quiet fz-note">{t('future')}</span>,
      ),
    },
    {
      key: 'active',
      head: t('active'),
      spanOf: (row) => (isEdited(row) ? 2 : 1),
      cell: either(
        (row) => <ActiveSwitch costCenter={row} />,
        () => <EditButtons edit={edit} />,
      ),
    },
    {
      key: 'actions',
      head: t('actions'),
      isHeadHidden: true,
      hasNoLabel: true,
      align: 'right',
      spanOf: (row) => (isEdited(row) ? 0 : 1),
      cell: (row) => (
        <Permitted permission="manageSettings">
          <RowActions costCenter={row} onEdit={() => edit.begin(row)} />
        </Permitted>
      ),
    },
  ];
}

function Name({ costCenter: { name, isStandard, isActive } }: { costCenter: CostCenter }) {
  const { t } = useTranslation('costCenters');
  return (
    <span className="wrap gap-4-8 items-center fw-540 anywhere">
      {name}
      {isStandard && (
        <span
          className={`${classes.badge} inline-row gap-5 bg-primary-soft bdrs-6 c-primary fz-caption fw-560 p-2-8`}
        >
          <IconPinFilled size={13} aria-hidden />
          {t('default')}
        </span>
      )}
      {!isActive && (
        <span
          className={`${classes.badge} inline-row gap-5 bg-primary-soft bdrs-6 c-primary fz-caption fw-560 p-2-8`}
          data-off
        >
          <IconEyeOff size={13} aria-hidden />
          {t('inactive')}
        </span>
      )}
    </span>
  );
}

function Ordered({ cents, mostCents }: { cents: number; mostCents: number }) {
  const { t } = useTranslation('costCenters');
  if (cents === 0) return <span className="quiet fz-note">{t('nothing')}</span>;
  return (
    <span className="row gap-12">
      <span className={`${classes.bar} bg-line bdrs-3 h-6 miw-24 overflow-hidden`} aria-hidden>
        <span
          className="bg-primary bdrs-3 block h-full miw-4"
          style={{ width: `${(cents / mostCents) * 100}%` }}
        />
      </span>
      <span className="px-num">{formatMoney(cents)}</span>
    </span>
  );
}
