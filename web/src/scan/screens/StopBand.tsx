// Why nothing is sent any more, and that nothing is lost.
import { IconBan, IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../queue/outcome.ts';
import { sortBookings } from '../station/own-bookings.ts';
import { useSnapshot } from '../station/useStation.ts';
import { timeText } from '../ui/times.ts';
import classes from './StopBand.module.css';

const reasons = {
  DEVICE_BLOCKED: 'stop.blocked',
  DEVICE_REMOVED: 'stop.removed',
  SCAN_APP_OFF: 'stop.switchedOff',
  NOT_LOGGED_IN: 'stop.removed',
} as const satisfies Record<Stop, string>;

export function StopBand({ onQueue }: { onQueue?: () => void }) {
  const { t } = useTranslation('scanApp');
  const snapshot = useSnapshot();
  const { stop, offlineSince } = snapshot;
  const count = sortBookings(snapshot).waiting.length;
  if (stop === null && offlineSince === null) return null;
  const text = stop === null ? t('stop.offline', { time: timeText(offlineSince ?? '') }) : t(reasons[stop]);
  const words = (
    <>
      {stop === null ? (
        <IconCloudOff size={26} stroke={1.7} aria-hidden className={`${classes.sign} c-warn flex-none`} />
      ) : (
        <IconBan size={26} stroke={1.7} aria-hidden className={`${classes.sign} c-warn flex-none`} />
      )}
      <span>
        <strong className="block fw-620">{text}</strong>
        {stop === null ? t('stop.goOn', { count }) : t('stop.kept', { count })}
      </span>
    </>
  );
  return (
    <div
      className={`${classes.band} bg-warn-soft bdrs-18 c-ink m-0-16`}
      data-kind={stop === null ? 'offline' : 'stop'}
      role="status"
    >
      {onQueue ? (
        <button type="button" className={classes.press} onClick={onQueue}>
          {words}
        </button>
      ) : (
        <p className={classes.press}>{words}</p>
      )}
    </div>
  );
}
