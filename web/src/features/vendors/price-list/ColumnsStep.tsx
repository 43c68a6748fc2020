// Which column of the file is which field; every choice is kept at once.
import { Button, Select } from '@mantine/core';
import type { PriceList } from '@praxora/contract/price-lists/price-lists.calls';
import { type PriceListField, priceListFields } from '@praxora/rules/price-list-fields';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from './field-names.ts';
import classes from './PriceListPanel.module.css';
import { useMatchColumns } from './price-list.queries.ts';

/** An article is found by one of them. */
const keys: readonly PriceListField[] = ['orderNumber', 'gtin', 'pzn', 'manufacturerNumber'];

export function ColumnsStep({ list, onNext }: { list: PriceList; onNext: () => void }) {
  const { t } = useTranslation('priceList');
  const fieldName = useFieldName();
  const { run, isBusy } = useMatchColumns(list);
  const [fields, setFields] = useState(() => list.columns.map(({ field }) => field));
  const missing = !fields.includes('price')
    ? t('columns.priceMissing')
    : fields.some((field) => field !== null && keys.includes(field))
      ? null
      : t('columns.keyMissing');

  async function match(column: number, field: PriceListField | null) {
    const next = fields.map((old, index) => (index === column ? field : old));
    setFields(next);
    if ((await run(next)) === null) setFields(fields);
  }

  return (
    <div className={classes.body}>
      <p className={classes.text}>{t('columns.text')}</p>
      <ul className={classes.columns}>
        {list.columns.map(({ heading, samples }, column) => {
          const name = heading || t('columns.noHeading', { number: column + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat.
            <li key={column}>
              <div className={classes.heading}>{name}</div>
              <div className={classes.samples}>{samples.join(' · ') || t('columns.empty')}</div>
              <Select
                size="xs"
                aria-label={t('columns.select', { heading: name })}
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
            </li>
          );
        })}
      </ul>
      <Button
        fullWidth
        disabled={missing !== null}
        loading={isBusy}
        rightSection={<IconArrowRight size={16} aria-hidden />}
        onClick={onNext}
      >
        {t('columns.next')}
      </Button>
      {missing !== null && <p className={classes.hint}>{missing}</p>}
    </div>
  );
}
