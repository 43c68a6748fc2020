// Rows of the import: what is wrong is told at its cell and mended right there.
import { VisuallyHidden } from '@mantine/core';
import type { ImportRow } from '@praxora/contract/inventory/article-import.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from './fields.ts';
import { PreviewRow } from './PreviewRow.tsx';
import classes from './PreviewTable.module.css';
import { shownFields, wrongFields } from './shown-fields.ts';

interface PreviewTableProps {
  importId: string;
  rows: readonly ImportRow[];
}

export function PreviewTable({ importId, rows }: PreviewTableProps) {
  const { t } = useTranslation('articleImport');
  const fieldName = useFieldName();
  const [open, setOpen] = useState<number | null>(null);
  // Chosen once: a column does not move away when the last mistake in it is mended.
  const [first] = useState(() => wrongFields(rows));
  const fields = shownFields(rows, first);
  return (
    <section className={classes.scroller} aria-label={t('preview.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('preview.line')}</th>
            <th scope="col">{t('preview.status')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {fieldName(field)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('preview.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.row}
              importId={importId}
              row={row}
              fields={fields}
              isOpen={open === row.row}
              onOpen={(isOpen) => setOpen(isOpen ? row.row : null)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
