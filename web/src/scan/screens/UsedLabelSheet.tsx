// The question after a scan of a used label: book nothing, take the earlier use back, or remove all the same.
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import { earlierUse, removeAllTheSame, takeEarlierBack } from '../modes/used-label.ts';
import type { Booking, BookingEvent } from '../queue/booking.ts';
import { useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

export function UsedLabelSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation(['scanModes', 'scanApp']);
  const station = useStation();
  const use = earlierUse(booking);
  if (use === null) return null;
  const { when, where = '', who = '' } = booking.refusal?.params ?? {};
  const decide = (event: BookingEvent | null) => {
    onClose();
    if (event) void station.change(booking.key, event);
  };
  return (
    <Sheet
      title={t('used.title', {
        name: booking.shown.name || t('scanApp:unknownName', { code: booking.shown.code }),
      })}
      onClose={onClose}
    >
      <p className="p-0-4-14">
        {t('used.text', { when: typeof when === 'string' ? formatDateTime(when) : '', where, who })}
      </p>
      <div className="column gap-10">
        <Button kind="filled" onClick={() => decide({ type: 'discarded', at: new Date().toISOString() })}>
          {t('used.nothing')}
        </Button>
        <Button onClick={() => decide(takeEarlierBack(booking, use))}>{t('used.takeBack')}</Button>
        <Button onClick={() => decide(removeAllTheSame(booking))}>{t('used.goOn')}</Button>
      </div>
    </Sheet>
  );
}
