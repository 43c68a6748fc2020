import { Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import { type DigestSetting, digestCalls } from '@praxora/contract/reports/digest.calls';
import { bodySchema, type DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './DigestForm.module.css';
import { digestKey } from './keys.ts';

const frequencies = {
  off: 'frequencies.off',
  daily: 'frequencies.daily',
  weekly: 'frequencies.weekly',
} as const;

const saved = { off: 'saved.off', daily: 'saved.daily', weekly: 'saved.weekly' } as const;

/** Monday is 1. */
const weekdays = [
  'weekdays.1',
  'weekdays.2',
  'weekdays.3',
  'weekdays.4',
  'weekdays.5',
  'weekdays.6',
  'weekdays.7',
] as const;

interface DigestFormProps {
  chosen: DataOf<typeof digestCalls.getDigest>;
  onClose: () => void;
}

export function DigestForm({ chosen, onClose }: DigestFormProps) {
  const { t } = useTranslation('digest');
  const { email, ...initialValues } = chosen;
  const save = useChange({
    call: (body: DigestSetting) => callApi(digestCalls.setDigest, { body }),
    success: ({ frequency }) => t(saved[frequency]),
    refetch: [digestKey],
  });
  const form = useContractForm({ schema: bodySchema(digestCalls.setDigest), initialValues });
  const { frequency, weekday } = form.values;
  const isOff = frequency === 'off';

  return (
    <FormDialog title={t('title')} action={t('save')} onSubmit={form.submit(save.send)} onClose={onClose}>
      <p className="quiet fz-note lh-145">{t('lead', { email })}</p>
      <Radio.Group label={t('frequency')} {...form.getInputProps('frequency')}>
        <Stack gap={10} mt={8}>
          {Object.entries(frequencies).map(([value, label]) => (
            <Radio key={value} value={value} label={t(label)} />
          ))}
        </Stack>
      </Radio.Group>
      {frequency === 'weekly' && (
        <NativeSelect
          label={t('weekday')}
          className="maw-220"
          value={String(weekday)}
          onChange={(event) => form.setFieldValue('weekday', Number(event.currentTarget.value))}
          data={weekdays.map((label, index) => ({ value: String(index + 1), label: t(label) }))}
        />
      )}
      <fieldset className={`${classes.contents} column gap-12 bd-0 m-0 p-0`} disabled={isOff}>
        <legend>{t('contents')}</legend>
        <Checkbox
          label={t('lowStock')}
          description={t('lowStockText')}
          {...form.getInputProps('lowStock', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('expiry')}
          description={t('expiryText')}
          {...form.getInputProps('expiry', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('priceAlerts')}
          description={t('priceAlertsText')}
          {...form.getInputProps('priceAlerts', { type: 'checkbox' })}
        />
        <Permitted permission="reports">
          <Checkbox
            label={t('invoices')}
            description={t('invoicesText')}
            {...form.getInputProps('invoices', { type: 'checkbox' })}
          />
        </Permitted>
      </fieldset>
    </FormDialog>
  );
}
