// "A parcel less is worth … to me": how much dearer a combination may be for coming in fewer parcels.
import { Group, Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

interface ParcelWorthProps {
  cents: number;
  onChange: (cents: number) => void;
}

const mostCents = 2000;
const stepCents = 50;
const marks = [0, 500, 1000, 1500, 2000].map((value) => ({ value, label: formatMoney(value) }));

export function ParcelWorth({ cents, onChange }: ParcelWorthProps) {
  const { t } = useTranslation('optimizer');
  const label = t('slider.label', { amount: formatMoney(cents) });
  return (
    <Group gap="16px 32px" mt={16} p="4px 2px">
      <div className="basis-320">
        <p className="tabular fw-600" id="optimizer-parcel-worth">
          {label}
        </p>
        <p className="quiet fz-note mt-2">{t('slider.help')}</p>
      </div>
      <Slider
        className={'basis-320 m-0-20-22'}
        classNames={{ markLabel: 'quiet fz-caption tabular' }}
        value={cents}
        onChange={onChange}
        min={0}
        max={mostCents}
        step={stepCents}
        marks={marks}
        label={null}
        thumbLabel={label}
        thumbValueText={formatMoney(cents)}
      />
    </Group>
  );
}
