// What the label of a dangerous good says, how it is stored, and where its safety data sheet is.
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { dangerousGoodCalls, dangerousGoodFields } from '@praxora/contract/inventory/dangerous-goods.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import {
  hazardPhrases,
  type Pictogram,
  pictograms,
  precautionPhrases,
  signalWords,
  signalWordTexts,
} from '@praxora/rules/inventory/dangerous-goods';
import { storageClasses, storageClassTexts } from '@praxora/rules/inventory/storage-classes';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { dangerousGoodsKey, type Good } from './dangerous-goods.queries.ts';
import { PhraseField } from './PhraseField.tsx';
import { PictogramImage } from './Pictograms.tsx';

export function LabelDialog({ good, onClose }: { good: Good; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const { articleId, articleName: name } = good;
  const save = useChange({
    call: (body: BodyOf<typeof dangerousGoodCalls.setDangerousGood>, key) =>
      callApi(dangerousGoodCalls.setDangerousGood, { params: { articleId }, body }, key),
    success: () => t('dangerousGoods.saved', { name }),
    refetch: [dangerousGoodsKey],
  });
  const form = useContractForm({ schema: dangerousGoodFields, initialValues: fieldsOf(good) });
  return (
    <FormDialog
      title={t('dangerousGoods.editTitle', { name })}
      action={t('dangerousGoods.save')}
      isWide
      onSubmit={form.submit(save.send)}
      onClose={onClose}
    >
      <div className="fit-200 grid gap-12-24">
        <Select
          label={t('dangerousGoods.signalWord')}
          placeholder={t('dangerousGoods.noSignalWord')}
          clearable
          data={signalWords.map((value) => ({ value, label: signalWordTexts[value][language] }))}
          {...form.getInputProps('signalWord')}
        />
        <Select
          label={t('dangerousGoods.storageClass')}
          clearable
          searchable
          data={storageClasses.map((value) => ({
            value,
            label: `${value} ${storageClassTexts[value][language]}`,
          }))}
          {...form.getInputProps('storageClass')}
        />
      </div>
      <PictogramChoice {...form.field('pictograms')} />
      <PhraseField label={t('dangerousGoods.hazards')} known={hazardPhrases} {...form.field('hazards')} />
      <PhraseField
        label={t('dangerousGoods.precautions')}
        known={precautionPhrases}
        {...form.field('precautions')}
      />
      <div className="fit-200 grid gap-12-24">
        <NumberField label={t('dangerousGoods.packGrams')} least={1} {...form.field('packGrams')} />
        <TextInput label={t('dangerousGoods.use')} maxLength={200} {...form.getInputProps('use')} />
        <TextInput
          label={t('dangerousGoods.sheetUrl')}
          description={t('dangerousGoods.sheetUrlText')}
          {...form.getInputProps('sheetUrl')}
        />
        <DateField label={t('dangerousGoods.sheetDate')} {...form.field('sheetDate')} />
      </div>
      <Textarea
        label={t('dangerousGoods.notes')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('notes')}
      />
    </FormDialog>
  );
}

const fieldsOf = ({
  signalWord,
  pictograms: chosen,
  hazards,
  precautions,
  storageClass,
  packGrams,
  use,
  notes,
  sheetUrl,
  sheetDate,
}: Good) => ({
  ...{ signalWord, pictograms: chosen, hazards, precautions, storageClass },
  ...{ packGrams: packGrams as NumberEntry, use, notes, sheetUrl, sheetDate },
});

interface PictogramChoiceProps {
  value: readonly Pictogram[];
  onChange: (chosen: Pictogram[]) => void;
}

function PictogramChoice({ value, onChange }: PictogramChoiceProps) {
  const { t } = useTranslation('inventory');
  return (
    <Checkbox.Group
      label={t('dangerousGoods.pictograms')}
      value={[...value]}
      onChange={(chosen) => onChange(pictograms.filter((one) => chosen.includes(one)))}
    >
      <div className="wrap gap-8-12 mt-4">
        {pictograms.map((pictogram) => (
          <Checkbox key={pictogram} value={pictogram} label={<PictogramImage pictogram={pictogram} />} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
