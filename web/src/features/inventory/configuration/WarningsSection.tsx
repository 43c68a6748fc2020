import { IconAlertSquareFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { countingUnit } from './article-form.ts';
import fields from './fields.module.css';
import type { ArticleForm } from './form.ts';
import { SwitchRow } from './SwitchRow.tsx';
import { ThresholdScale } from './ThresholdScale.tsx';
import { useUnitById } from './UnitsSection.tsx';
import classes from './WarningsSection.module.css';

const thresholds = [
  {
    name: 'minimumStock',
    label: 'warnings.minimum',
    help: 'warnings.minimumText',
    icon: IconAlertSquareFilled,
    tone: 'min',
  },
  {
    name: 'warningStock',
    label: 'warnings.reorder',
    help: 'warnings.reorderText',
    icon: IconAlertTriangleFilled,
    tone: 'warn',
  },
  {
    name: 'idealStock',
    label: 'warnings.ideal',
    help: 'warnings.idealText',
    icon: IconCircleCheckFilled,
    tone: 'ok',
  },
] as const;

export function WarningsSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const unitById = useUnitById();
  const { values, set, error, touch } = form;
  const unit = unitById(countingUnit(values));
  return (
    <Section id="warnings" title={t('warnings.title')} text={t('warnings.text')}>
      <div className={fields.three}>
        {thresholds.map(({ name, label, help, icon: Icon, tone }) => (
          <NumberField
            key={name}
            label={
              <span className={`${classes.label} inline-row gap-5`} data-tone={tone}>
                <Icon size={15} aria-hidden />
                {t(label)}
              </span>
            }
            description={error(`notificationInformation.${name}.amount`) ? undefined : t(help)}
            {...form.number(name)}
            // Zero sets none of them, as the rules say.
            zeroIsEmpty
            {...(name === 'minimumStock' ? { placeholder: formatNumber(0) } : {})}
            onBlur={() => touch(`notificationInformation.${name}.amount`)}
            error={error(`notificationInformation.${name}.amount`)}
            rightSection={
              <span className="quiet fz-fact pr-10 nowrap">{unitName(unit, values[name] ?? 2)}</span>
            }
            rightSectionWidth="auto"
          />
        ))}
      </div>
      <ThresholdScale values={values} />
      <SwitchRow
        label={t('warnings.notify')}
        text={t('warnings.notifyText')}
        checked={values.notificationsEnabled}
        onChange={(notificationsEnabled) => set({ notificationsEnabled })}
      />
    </Section>
  );
}
