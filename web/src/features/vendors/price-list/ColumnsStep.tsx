// Which column of the file is which field; every choice is kept at once.
import { Button, Select } from '@mantine/core';
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import { type PriceListField, priceListFields } from '@praxora/rules/vendors/price-list-fields';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileColumns } from '../../../ui/fields/FileColumns.tsx';
import { useMatchedColumns } from '../../../ui/fields/useMatchedColumns.ts';
import { useFieldName } from './field-names.ts';
import classes from './PriceListPanel.module.css';
import { useMatchColumns } from './price-list.queries.ts';

/** An article is found by one of them. */
const keys: readonly PriceListField[] = ['orderNumber', 'gtin', 'pzn', 'manufacturerNumber'];

export function ColumnsStep({ list, onNext }: { list: PriceList; onNext: () => void }) {
  const { t } = useTranslation('priceList');
  const fieldName = useFieldName();
  const { run, isBusy } = useMatchColumns(list);
  const { fields, match } = useMatchedColumns(list.columns, run);
  const missing = !fields.includes('price')
    ? t('columns.priceMissing')
    : fields.some((field) => field !== null && keys.includes(field))
      ? null
      : t('columns.keyMissing');

  return (
    <div className={`${classes.body} p-16-18`}>
      <p className="quiet fz-note">{t('columns.text')}</p>
      <FileColumns
        columns={list.columns}
        fields={fields}
        classNames={{
          list: `${classes.columns} plain-list m-6-0-14`,
          heading: 'fz-note fw-560 lh-135 anywhere',
          samples: 'quiet fz-caption ellipsis mb-6',
        }}
        unnamed={(number) => t('columns.noHeading', { number })}
        empty={t('columns.empty')}
        select={(heading, column) => (
          <Select
            size="xs"
            aria-label={t('columns.select', { heading })}
            placeholder={t('columns.none')}
            clearable
            data={priceListFields.map((field) => ({
              value: field,
              label: fieldName(field),
              disabled: field !== fields[column] && fields.includes(field),
            }))}
            value={fields[column] ?? null}
            onChange={(chosen) =>
              void match(column, priceListFields.find((field) => field === chosen) ?? null)
            }
          />
        )}
      />
      <Button
        fullWidth
        disabled={missing !== null}
        loading={isBusy}
        rightSection={<IconArrowRight size={16} aria-hidden />}
        onClick={onNext}
      >
        {t('columns.next')}
      </Button>
      {missing !== null && <p className={`${classes.hint} quiet fz-caption lh-145 ta-center`}>{missing}</p>}
    </div>
  );
}
