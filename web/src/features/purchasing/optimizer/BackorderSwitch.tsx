// Whether offers that must be waited for count like any other.
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface BackorderSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const parts = {
  body: 'spread',
  label: 'fw-600',
  description: 'quiet fz-note',
};

export function BackorderSwitch({ isOn, onChange }: BackorderSwitchProps) {
  const { t } = useTranslation('optimizer');
  return (
    <Switch
      classNames={parts}
      labelPosition="left"
      label={t('backorder.label')}
      description={t('backorder.help')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
