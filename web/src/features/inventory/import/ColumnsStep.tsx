// Which column of the file is which field; every choice is kept at once.
import { Button, Select } from '@mantine/core';
import type { ArticleImport } from '@praxora/contract/inventory/article-import.calls';
import {
  fieldsOfEveryRow,
  type ImportField,
  importFields,
} from '@praxora/rules/inventory/article-import-fields';
import { IconAlertTriangleFilled, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCostCenters } from '../../../domain/inventory/index.ts';
import { FileColumns } from '../../../ui/fields/FileColumns.tsx';
import { useMatchedColumns } from '../../../ui/fields/useMatchedColumns.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import classes from './ColumnsStep.module.css';
import { useFieldName } from './fields.ts';
import { useChangeImport } from './import.queries.ts';

export function ColumnsStep({ draft, onNext }: { draft: ArticleImport; onNext: () => void }) {
  const { t } = useTranslation('articleImport');
  const { run, isBusy } = useChangeImport(draft.id);
  const { fields, match } = useMatchedColumns(draft.columns, (columns) => run({ columns }));
  const matched = fields.filter((field) => field !== null).length;
  // A number is enough for articles that exist.
  const canGoOn = (['name', 'catalogProduct', 'manufacturerNumber'] as const).some((field) =>
    fields.includes(field),
  );

  return (
    <section aria-labelledby="match">
      <h2 id="match" className="fz-title">
        {t('match.title')}
      </h2>
      <p className="quiet lh-155 mt-4">{t('match.text')}</p>
      <FileColumns
        columns={draft.columns}
        fields={fields}
        classNames={{
          list: 'plain-list m-16-0-0 maw-1080',
          column: `${classes.column} items-center line-bottom grid gap-4-20 p-8-0`,
          heading: `${classes.heading} fw-600 anywhere`,
          samples: 'ellipsis quiet fz-note',
        }}
        unnamed={(number) => t('match.noHeading', { number })}
        empty={t('match.empty')}
        select={(heading, column) => (
          <FieldSelect
            heading={heading}
            value={fields[column] ?? null}
            taken={fields}
            onChange={(field) => void match(column, field)}
          />
        )}
      />
      <FootBar
        note={
          canGoOn ? (
            t('match.count', { count: matched, total: fields.length })
          ) : (
            <span className="row gap-8 c-warn">
              <IconAlertTriangleFilled size={16} aria-hidden />
              {t('match.nameMissing')}
            </span>
          )
        }
      >
        <Button
          disabled={!canGoOn}
          loading={isBusy}
          rightSection={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
          onClick={onNext}
        >
          {t('match.next')}
        </Button>
      </FootBar>
    </section>
  );
}

interface FieldSelectProps {
  heading: string;
  value: ImportField | null;
  /** Fields assigned to the other columns. */
  taken: readonly (ImportField | null)[];
  onChange: (field: ImportField | null) => void;
}

function FieldSelect({ heading, value, taken, onChange }: FieldSelectProps) {
  const { t } = useTranslation('articleImport');
  const fieldName = useFieldName();
  const usesCostCenters = (useCostCenters() ?? []).length > 0;
  const offered = importFields.filter((field) => field !== 'costCenter' || usesCostCenters);
  const option = (field: ImportField) => ({
    value: field,
    label: fieldName(field),
    disabled: field !== value && taken.includes(field),
  });
  return (
    <Select
      aria-label={t('match.select', { heading })}
      placeholder={t('match.none')}
      searchable
      clearable
      nothingFoundMessage={t('match.noField')}
      data={[
        {
          group: t('match.ofArticle'),
          items: offered.filter((field) => fieldsOfEveryRow.includes(field)).map(option),
        },
        {
          group: t('match.ofStock'),
          items: offered.filter((field) => !fieldsOfEveryRow.includes(field)).map(option),
        },
      ]}
      value={value}
      onChange={(chosen) => onChange(importFields.find((field) => field === chosen) ?? null)}
    />
  );
}
