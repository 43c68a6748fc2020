// Opening stock of a new article. It is booked as a correction once the article is created.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StorageSelect } from '../stock/StorageSelect.tsx';
import { useExpiryHelp } from '../stock/useExpiryHelp.tsx';
import { countingUnit, numberEntry, type OpeningStock, unitsPerPack } from './article-form.ts';
import classes from './fields.module.css';
import type { ArticleForm } from './form.ts';
import { useUnitById } from './UnitsSection.tsx';

export function OpeningSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const unitById = useUnitById();
  const { values, set, error, touch } = form;
  const { opening } = values;
  const change = (changes: Partial<OpeningStock>) =>
    set((before) => ({ opening: { ...before.opening, ...changes } }));
  const isAsked = numberEntry(values, 'openingAmount') !== null;
  const expiryHelp = useExpiryHelp(opening.expirationDate, values.hasExpiryDateObligation);
  return (
    <Section id="opening" title={t('opening.title')} text={t('opening.text')}>
      <div className={classes.grid}>
        <NumberField
          label={t('opening.amount')}
          {...form.number('openingAmount')}
          usual={{ name: values.name, most: Math.max(values.idealStock ?? 0, unitsPerPack(values)) }}
          onBlur={() => touch('opening.amount')}
          error={error('opening.amount')}
          rightSection={
            <span className="quiet fz-fact pr-10 nowrap">
              {unitName(unitById(countingUnit(values)), opening.amount ?? 2)}
            </span>
          }
          rightSectionWidth="auto"
        />
        {isAsked && (
          <>
            <StorageSelect
              label={t('place.storage')}
              value={opening.storageId ?? values.defaultStorageId}
              onChange={(storageId) => change({ storageId })}
              error={error('opening.storageId')}
            />
            <TextInput
              label={t('stock.batch')}
              description={
                values.hasBatchObligation && !error('opening.batchNumber') ? t('required') : undefined
              }
              maxLength={64}
              value={opening.batchNumber}
              onChange={(event) => change({ batchNumber: event.currentTarget.value })}
              onBlur={() => touch('opening.batchNumber')}
              error={error('opening.batchNumber')}
            />
            <DateField
              label={t('stock.expiry')}
              description={error('opening.expirationDate') ? undefined : expiryHelp}
              monthIsEnough
              value={opening.expirationDate}
              onChange={(expirationDate) => change({ expirationDate })}
              onBlur={() => touch('opening.expirationDate')}
              error={error('opening.expirationDate')}
            />
          </>
        )}
      </div>
    </Section>
  );
}
