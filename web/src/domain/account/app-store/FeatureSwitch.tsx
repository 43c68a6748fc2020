// The switch of one part of the product. Where people would notice that it went, it asks first.
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { type FeatureName, useFeatureChange, useFeatures } from './features.ts';

/** Notice after switching, and question before switching off. */
const texts = {
  activateScanApp: {
    on: 'told.scanAppOn',
    off: 'told.scanAppOff',
    question: 'ask.scanApp',
    text: 'ask.scanAppText',
  },
  activateLabelPrinting: { on: 'told.labelsOn', off: 'told.labelsOff' },
  activateCostCenter: {
    on: 'told.costCentersOn',
    off: 'told.costCentersOff',
    question: 'ask.costCenters',
    text: 'ask.costCentersText',
  },
  activateDigest: { on: 'told.digestOn', off: 'told.digestOff' },
  activateApiTokens: {
    on: 'told.apiTokensOn',
    off: 'told.apiTokensOff',
    question: 'ask.apiTokens',
    text: 'ask.apiTokensText',
  },
} as const;

export function FeatureSwitch({
  name,
  label,
  size,
}: {
  name: FeatureName;
  label: string;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation('appStore');
  const isOn = useFeatures().data?.[name];
  const [isAsking, setAsking] = useState(false);
  const said = texts[name];
  const change = useFeatureChange((on) => t(on ? said.on : said.off), name);
  return (
    <>
      <Dimmed permission="manageAccount">
        <Switch
          aria-label={label}
          size={size ?? 'sm'}
          checked={change.pending ?? isOn ?? false}
          disabled={isOn === undefined}
          onChange={({ currentTarget: { checked } }) =>
            !checked && 'question' in said ? setAsking(true) : void change.run(checked)
          }
        />
      </Dimmed>
      {isAsking && 'question' in said && (
        <FormDialog
          title={t(said.question)}
          action={t('ask.off')}
          onSubmit={() => change.send(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t(said.text)}</p>
        </FormDialog>
      )}
    </>
  );
}
