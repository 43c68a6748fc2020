// What a removal is for: the practice's reference, and the package's code and serial number, which a scan fills in.
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { readUdi } from '@praxora/barcode/udi';
import { longestReference } from '@praxora/rules/inventory/treatment-reference';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soundRefused, useWedgeScanner } from '../../../domain/inventory/index.ts';

interface TreatmentFieldsProps {
  /** Props of a field by its name. */
  inputProps: (field: 'reference' | 'serialNumber') => Partial<TextInputProps>;
  udi: string;
  /** The code of a package, and the serial number it names; both empty: it was taken away. */
  onUdi: (udi: string, serialNumber: string) => void;
}

const longestSerial = 40;

export function TreatmentFields({ inputProps, udi, onUdi }: TreatmentFieldsProps) {
  const { t } = useTranslation('article');
  const [isRefused, setRefused] = useState(false);
  useWedgeScanner({
    place: 'dialog',
    onScan: (text, { type }) => {
      const read = readUdi(text, calendarDay(new Date()));
      setRefused(read === null && type === null);
      if (read) return onUdi(read.text, read.serial);
      // The number of a file may be a code, too: it belongs to the field it was scanned into.
      if (type) type(text);
      else soundRefused();
    },
  });
  return (
    <fieldset
      className="bg-sunken bdrs-10 bd-0 column gap-10 min-w-0 p-12-14"
      aria-label={t('treatment.title')}
    >
      <p className="quiet fz-note">{t('treatment.title')}</p>
      <TextInput
        label={t('treatment.reference')}
        description={t('treatment.referenceText')}
        maxLength={longestReference}
        autoComplete="off"
        {...inputProps('reference')}
      />
      <TextInput
        label={t('treatment.serial')}
        maxLength={longestSerial}
        autoComplete="off"
        {...inputProps('serialNumber')}
      />
      {udi === '' ? (
        <p className={isRefused ? 'c-min fw-520 fz-note' : 'quiet fz-note'} role="status">
          <IconBarcode size={15} aria-hidden /> {t(isRefused ? 'treatment.noUdi' : 'treatment.scanUdi')}
        </p>
      ) : (
        <p className="fz-note anywhere" role="status">
          {t('treatment.udi')}: <span className="mono">{udi}</span>{' '}
          <Button variant="subtle" size="compact-xs" onClick={() => onUdi('', '')}>
            {t('treatment.removeUdi')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
