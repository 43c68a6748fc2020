import { Stack } from '@mantine/core';
import { mostDaysOpened } from '@praxora/rules/inventory/opened-package';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import type { ArticleForm } from './form.ts';
import { SwitchRow } from './SwitchRow.tsx';

/** As many as the contract takes. */
const mostPrints = 99;

export function RecordSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { values, set, error, touch } = form;
  return (
    <Section id="record" title={t('record.title')}>
      <Stack gap={0}>
        <SwitchRow
          label={t('record.batch')}
          text={t('record.batchText')}
          checked={values.hasBatchObligation}
          onChange={(hasBatchObligation) => set({ hasBatchObligation })}
        />
        <SwitchRow
          label={t('record.expiry')}
          text={t('record.expiryText')}
          checked={values.hasExpiryDateObligation}
          onChange={(hasExpiryDateObligation) => set({ hasExpiryDateObligation })}
        />
        <SwitchRow
          label={t('record.label')}
          text={t('record.labelText')}
          checked={values.hasBatchLabel}
          onChange={(hasBatchLabel) => set({ hasBatchLabel })}
        />
        <SwitchRow
          label={t('record.reference')}
          text={t('record.referenceText')}
          checked={values.asksReference}
          onChange={(asksReference) => set({ asksReference })}
        />
      </Stack>
      <NumberField
        maw={320}
        label={t('record.useWithin')}
        description={t('record.useWithinText')}
        {...form.number('useWithinDays')}
        least={1}
        most={mostDaysOpened}
        onBlur={() => touch('documentation.useWithinDays')}
        error={error('documentation.useWithinDays')}
      />
      {values.hasBatchLabel && (
        <NumberField
          maw={220}
          label={t('record.prints')}
          {...form.number('numberOfBatchLabelPrints')}
          most={mostPrints}
          placeholder={formatNumber(1)}
          onBlur={() => touch('documentation.numberOfBatchLabelPrints')}
          error={error('documentation.numberOfBatchLabelPrints')}
        />
      )}
    </Section>
  );
}
