// How long it really takes, measured by the promise: the drawing of the stock scale, amber beyond the tick.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import classes from './DeliveryScale.module.css';
import { promisedDays, realDays } from './delivery.ts';

interface DeliveryScaleProps {
  vendor: Pick<VendorListed, 'delivery' | 'deliveryDays'>;
  /** Days at its right end: the same for all that are compared. */
  end: number;
}

/** Decorative: the words beside it say the same. */
export function DeliveryScale({ vendor, end }: DeliveryScaleProps) {
  const promised = promisedDays(vendor);
  const real = realDays(vendor) ?? 0;
  const percent = (days: number) => `${(Math.min(days, end) / end) * 100}%`;
  const late = promised === null ? 0 : Math.max(0, real - promised);
  return (
    <span className="bg-line bdrs-3 inline-block flex-none h-6 relative w-58" aria-hidden>
      <span
        className={classes.fill}
        data-late={late > 0 || undefined}
        style={{ width: percent(real - late) }}
      />
      {promised !== null && (
        <>
          <span className={classes.late} style={{ left: percent(promised), width: percent(late) }} />
          <span
            className={`${classes.tick} bg-ink-3 h-12 absolute top--3 w-1`}
            style={{ left: percent(promised) }}
          />
        </>
      )}
    </span>
  );
}
