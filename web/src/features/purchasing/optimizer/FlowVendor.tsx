// A vendor in the flow chart: its bar, with name and amounts beside it.
import type { OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { IconHeartFilled, IconTruckDelivery } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import classes from './FlowDrawing.module.css';
import type { FlowNode } from './flow-layout.ts';

const barWidth = 5;
const labelDistance = 10;
const placeHeight = 60;

interface FlowVendorProps {
  vendor: OptimizedVendor;
  node: FlowNode;
  side: 'left' | 'right';
  /** Where the bar meets the bands. */
  x: number;
  labelWidth: number;
  /** Whether nothing is ordered from the vendor any more. */
  isLeaving?: boolean;
}

export function FlowVendor({ vendor, node, side, x, labelWidth, isLeaving = false }: FlowVendorProps) {
  const isLeft = side === 'left';
  return (
    <g style={hueStyle(vendor.vendorHue)} data-leaving={isLeaving || undefined}>
      <rect
        className={classes.bar}
        x={isLeft ? x - barWidth : x}
        y={node.y}
        width={barWidth}
        height={Math.max(1, node.height - 1.5)}
        rx={2.5}
      />
      <foreignObject
        x={isLeft ? x - barWidth - labelDistance - labelWidth : x + barWidth + labelDistance}
        y={node.y + node.height / 2 - placeHeight / 2}
        width={labelWidth}
        height={placeHeight}
      >
        <div
          className={`${classes.label} c-ink flex flex-column fz-note h-full justify-center lh-130`}
          data-side={side}
        >
          <span className={`${classes.name} row gap-5 fw-600 max-w-full`} title={vendor.vendorName}>
            <span className="ellipsis">{vendor.vendorName}</span>
            {!isLeft && vendor.isFavorite && <IconHeartFilled className="c-primary flex-none" size={12} />}
          </span>
          <Amounts vendor={vendor} isAfterwards={!isLeft} />
        </div>
      </foreignObject>
    </g>
  );
}

function Amounts({ vendor, isAfterwards }: { vendor: OptimizedVendor; isAfterwards: boolean }) {
  const { t } = useTranslation('optimizer');
  const fees = vendor.shippingFee + vendor.minQuantitySurcharge;
  const goods = formatMoney(vendor.goodsCents);
  return (
    <>
      <span className="quiet fz-caption tabular nowrap">
        {fees > 0 ? t('flow.withFees', { goods, fees: formatMoney(fees) }) : goods}
      </span>
      {isAfterwards && fees === 0 && (
        <span className="inline-row gap-4 c-ok fz-caption fw-540">
          <IconTruckDelivery size={14} stroke={1.7} />
          {t('flow.freeShipping')}
        </span>
      )}
    </>
  );
}

/** The lightness is that of the colour scheme. */
export function hueStyle(hue: number): CSSProperties {
  return { '--hue': hue } as CSSProperties;
}
