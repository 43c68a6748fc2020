// Vendors' shares of the total: a bar, and the same in words and figures.
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { VendorLink } from './VendorLink.tsx';
import classes from './VendorShares.module.css';

export interface VendorShare {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly vendorHue: number;
  /** Lines. */
  readonly count: number;
  readonly netCents: number;
}

const hueOf = ({ vendorHue }: VendorShare) => ({ '--hue': vendorHue }) as React.CSSProperties;

export function VendorShares({ shares, label }: { shares: readonly VendorShare[]; label: string }) {
  if (shares.length === 0) return null;
  return (
    <div className={classes.root}>
      <div className={`${classes.bar} flex gap-2 h-8`} aria-hidden>
        {shares.map((share) => (
          <span key={share.vendorId} style={{ ...hueOf(share), flexGrow: Math.max(1, share.netCents) }} />
        ))}
      </div>
      <ul className={`${classes.list} plain-list m-14-0-0 column gap-10 fz-note`} aria-label={label}>
        {shares.map((share) => (
          <li className="row gap-10" key={share.vendorId}>
            <i style={hueOf(share)} aria-hidden />
            <span className="ellipsis flex-1">
              <VendorLink id={share.vendorId} name={share.vendorName} />{' '}
              <span className="px-num quiet">{formatNumber(share.count, 0)}</span>
            </span>
            <span className="px-num">{formatMoney(share.netCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
