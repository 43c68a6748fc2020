// Asks what an implant or the like is removed for: the practice's reference, and the package's code with its serial number.
import { readUdi } from '@praxora/barcode/udi';
import { batchFits } from '@praxora/rules/inventory/batch-number';
import { longestReference, looksLikeBirthDate } from '@praxora/rules/inventory/treatment-reference';
import { calendarDay } from '@praxora/rules/shared/dates';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soundRefused, useWedgeScanner } from '../../domain/inventory/index.ts';
import type { TreatmentOfRemoval } from '../modes/bookings.ts';
import { entryMeant, type Target } from '../modes/intent.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface TreatmentSheetProps {
  target: Target;
  /** What was scanned: the package's own code says the serial number. */
  code: string;
  onAnswer: (treatment: TreatmentOfRemoval) => void;
  onClose: () => void;
}

const longestSerial = 40;
const read = (code: string) => readUdi(code, calendarDay(new Date()));

export function TreatmentSheet({ target, code, onAnswer, onClose }: TreatmentSheetProps) {
  const { t } = useTranslation(['scanModes', 'scanApp']);
  const [reference, setReference] = useState('');
  const [udi, setUdi] = useState(() => read(code));
  const [serial, setSerial] = useState(udi?.serial ?? '');
  const [refused, setRefused] = useState('');
  const batch = entryMeant(target)?.batchNumber ?? '';

  useWedgeScanner({
    place: 'dialog',
    onScan: (text, { type }) => {
      const scanned = read(text);
      const isOther =
        scanned !== null && scanned.lot !== '' && batch !== '' && batchFits(scanned.lot, batch) !== 'whole';
      setRefused(isOther ? t('treatment.otherBatch', { lot: scanned.lot, batch }) : '');
      if (scanned && !isOther) {
        setUdi(scanned);
        setSerial(scanned.serial);
      } else if (scanned === null && type) type(text);
      else soundRefused();
    },
  });

  const isBirthDate = looksLikeBirthDate(reference);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBirthDate)
      onAnswer({ reference: reference.trim(), udi: udi?.text ?? '', serialNumber: serial.trim() });
  };
  return (
    <Sheet title={t('treatment.title', { name: target.article.name })} onClose={onClose}>
      <form className="column gap-10" onSubmit={submit}>
        <Field
          label={t('treatment.reference')}
          help={t('treatment.referenceText')}
          error={isBirthDate ? t('treatment.birthDate') : null}
          maxLength={longestReference}
          autoFocus
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <Field
          label={t('treatment.serial')}
          help={udi ? t('treatment.udi', { code: udi.text }) : t('treatment.scanUdi')}
          error={refused || null}
          maxLength={longestSerial}
          value={serial}
          onChange={(event) => setSerial(event.target.value)}
        />
        <div className="flex flex-wrap gap-10">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit">
            {t(reference.trim() === '' ? 'treatment.without' : 'treatment.remove')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
