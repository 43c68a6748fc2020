import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCostCenters } from '../../../domain/inventory/index.ts';
import { Section } from '../../../ui/page/Section.tsx';
import type { ArticleForm } from './form.ts';
import { SwitchRow } from './SwitchRow.tsx';

/** Whether stock is kept of it, and who pays for it. */
export function PlaceSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const costCenters = useCostCenters() ?? [];
  const { values, set, error } = form;
  const usesCostCenters = costCenters.length > 0;
  return (
    <Section id="place" title={usesCostCenters ? t('place.titleWithCostCenter') : t('place.title')}>
      {usesCostCenters && (
        <Select
          maw={320}
          label={t('place.costCenter')}
          clearable
          searchable
          data={costCenters
            .filter(({ id, isActive }) => isActive || id === values.standardCostCenterId)
            .map(({ id, number, name }) => ({ value: String(id), label: `${number} ${name}` }))}
          value={values.standardCostCenterId === null ? null : String(values.standardCostCenterId)}
          onChange={(value) => set({ standardCostCenterId: value === null ? null : Number(value) })}
          error={error('costCenterInformation.standardCostCenterId')}
        />
      )}
      <SwitchRow
        label={t('place.kept')}
        text={t('place.keptText')}
        checked={values.useInventory}
        onChange={(useInventory) => set({ useInventory })}
      />
    </Section>
  );
}
