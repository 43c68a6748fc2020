import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './OwnVendor.module.css';
import type { OwnVendorForm } from './useOwnVendorForm.ts';

export function AgreedSection({ form, isLocked }: { form: OwnVendorForm; isLocked: boolean }) {
  const { t } = useTranslation('ownVendor');
  return (
    <Section id="agreed" title={t('agreed.title')}>
      <div className={classes.grid}>
        <TextInput
          className={classes.half ?? ''}
          label={t('agreed.customerNumber')}
          description={t('agreed.customerNumberText')}
          maxLength={64}
          autoComplete="off"
          {...form.getInputProps('customerNumber')}
        />
        <div className={classes.half}>
          <NumberField
            label={t('agreed.discount')}
            description={t('agreed.discountText')}
            least={0}
            most={100}
            decimals={2}
            isFixed
            disabled={isLocked}
            rightSection={<span className="quiet fz-fact">%</span>}
            {...form.field('discount')}
          />
        </div>
        <Textarea
          className="col-all"
          label={t('agreed.message')}
          description={t('agreed.messageText')}
          maxLength={2000}
          rows={2}
          resize="vertical"
          {...form.getInputProps('defaultMessage')}
        />
      </div>
    </Section>
  );
}
