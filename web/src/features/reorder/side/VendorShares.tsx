// Who gets how much of the sum: a bar, and the same in words and figures.
import { useTranslation } from 'react-i18next';
import { VendorLink } from '../../../domain/vendors/VendorLink.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { VendorShare } from '../lines.ts';
import classes from './VendorShares.module.css';

const hueOf = ({ vendorHue }: VendorShare) => ({ '--hue': vendorHue }) as React.CSSProperties;

export function VendorShares({ shares }: { shares: readonly VendorShare[] }) {
  const { t } = useTranslation('reorder');
  if (shares.length === 0) return null;
  return (
    <div className={classes.root}>
      <div className={classes.bar} aria-hidden>
        {shares.map((share) => (
          <span key={share.vendorId} style={{ ...hueOf(share), flexGrow: Math.max(1, share.netCents) }} />
        ))}
      </div>
      <ul className={classes.list} aria-label={t('side.vendors')}>
        {shares.map((share) => (
          <li key={share.vendorId}>
            <i style={hueOf(share)} aria-hidden />
            <span className={classes.name}>
              <VendorLink id={share.vendorId} name={share.vendorName} />{' '}
              <span className="px-num">{formatNumber(share.count, 0)}</span>
            </span>
            <span className="px-num">{formatMoney(share.netCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
