// Which of the two happened to the receipt that was just finished: it is booked, or it is kept on the device until it can be.
import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../station/useStation.ts';
import classes from './ReceiptNote.module.css';

export function ReceiptNote({ bookingKey }: { bookingKey: string | null }) {
  const { t } = useTranslation('scanModes');
  const { bookings } = useSnapshot();
  const booking = bookings.find(({ key }) => key === bookingKey);
  if (!booking) return null;
  const { state, shown } = booking;
  const values = { count: shown.amount, name: shown.name };
  return (
    <p
      className={`${classes.note} bg-warn-soft bdrs-14 c-warn fw-560 p-12-14`}
      role="status"
      data-state={state}
    >
      {state === 'booked'
        ? t('receive.booked', values)
        : state === 'refused'
          ? t('receive.refused', { name: shown.name })
          : t('receive.onDevice', values)}
    </p>
  );
}
