// Rows of the import: what is wrong is told at its cell and mended right there.
import type { ImportRow } from '@praxora/contract/inventory/article-import.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useFieldName } from './fields.ts';
import { findProblem, isEditable, PreviewCell, RowActions, RowStatus } from './PreviewCells.tsx';
import classes from './PreviewTable.module.css';
import { shownFields, wrongFields } from './shown-fields.ts';

interface PreviewTableProps {
  importId: string;
  rows: readonly ImportRow[];
}

export function PreviewTable({ importId, rows }: PreviewTableProps) {
  const { t } = useTranslation('articleImport');
  return (
    <section
      className={`${classes.scroller} bd-line bdrs-12 overflow-x-auto relative`}
      aria-label={t('preview.title')}
    >
      <DataTable
        columns={useColumns(importId, rows)}
        rows={rows}
        keyOf={({ row }) => row}
        rowProps={({ status }) => ({ 'data-status': status })}
        phone="lines"
        isInset
        className={classes.table}
      />
    </section>
  );
}

function useColumns(importId: string, rows: readonly ImportRow[]): Column<ImportRow>[] {
  const { t } = useTranslation('articleImport');
  const fieldName = useFieldName();
  const [openRow, setOpenRow] = useState<number | null>(null);
  // Put in order once: a column does not move away when the last mistake in it is mended.
  const [first] = useState(() => wrongFields(rows));
  return [
    { key: 'line', head: t('preview.line'), align: 'figure', cell: ({ line }) => line },
    { key: 'status', head: t('preview.status'), hasNoLabel: true, cell: (row) => <RowStatus {...row} /> },
    ...shownFields(rows, first).map(
      (field): Column<ImportRow> => ({
        key: field,
        head: fieldName(field),
        marksOf: (row) => ({
          'data-wrong': findProblem(row, field) && true,
          'data-empty':
            ((row.values[field] ?? '') === '' && !isEditable(row, field, openRow === row.row)) || undefined,
        }),
        cell: (row) => (
          <PreviewCell importId={importId} row={row} field={field} isOpen={openRow === row.row} />
        ),
      }),
    ),
    {
      key: 'actions',
      head: t('preview.actions'),
      isHeadHidden: true,
      cell: (row) => (
        <RowActions
          importId={importId}
          row={row}
          isOpen={openRow === row.row}
          onOpen={(isOpen) => setOpenRow(isOpen ? row.row : null)}
        />
      ),
    },
  ];
}
