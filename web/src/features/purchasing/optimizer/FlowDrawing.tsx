// Today's vendors on the left, the vendors afterwards on the right. A band's height is its goods value; what moves has
// the hue of the vendor it goes to, what stays is grey. The list beside says the same in words.
import { Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toPairs } from '../../../domain/purchasing/index.ts';
import classes from './FlowDrawing.module.css';
import { FlowVendor, hueStyle } from './FlowVendor.tsx';
import { type FlowBand, type FlowNode, flowLayout } from './flow-layout.ts';

interface FlowDrawingProps {
  result: OptimizedCart;
  highlighted: number | null;
  onHighlight: (positionId: number | null) => void;
}

/** A label beside its bar, and the bar itself. */
const widestLabel = 168;
const labelShare = 0.31;
const labelMargin = 15;

export function FlowDrawing({ result, highlighted, onHighlight }: FlowDrawingProps) {
  const { t } = useTranslation('optimizer');
  const { ref, width } = useElementSize();
  const flow = useMemo(() => flowLayout(flowPositions(result)), [result]);
  const { current, vendors, cartPriceDetail, moves } = result;
  const labelWidth = Math.min(widestLabel, Math.floor(width * labelShare));
  const leftX = labelWidth + labelMargin;
  const rightX = width - labelWidth - labelMargin;
  const remaining = new Set(vendors.map(({ vendorId }) => vendorId));
  const hues = new Map(vendors.map(({ vendorId, vendorHue }) => [vendorId, vendorHue]));

  return (
    <section className={`${classes.root} panel p-16-18-18 min-w-0`} aria-labelledby="optimizer-flow">
      <Group gap="8px 16px" justify="space-between" align="baseline">
        <h2 id="optimizer-flow">{t('flow.title')}</h2>
        <span className={`${classes.legend} quiet fz-caption flex gap-16`} aria-hidden>
          <span className="inline-row gap-6" data-moves>
            {t('flow.moves')}
          </span>
          <span className="inline-row gap-6">{t('flow.stays')}</span>
        </span>
      </Group>
      <div className={`${classes.sides} quiet fz-caption flex spread p-14-0-8`} aria-hidden>
        <span style={{ width: labelWidth }}>
          {t('flow.today', { count: cartPriceDetail.before.packages })}
        </span>
        <span style={{ width: labelWidth }}>{t('flow.then', { count: cartPriceDetail.after.packages })}</span>
      </div>
      <div ref={ref} style={{ minHeight: flow.height }}>
        {width > 0 && (
          <svg
            className={classes.drawing}
            width={width}
            height={flow.height}
            role="img"
            aria-label={t('flow.name', { moving: moves.length, staying: flow.bands.length - moves.length })}
            data-pointing={highlighted !== null || undefined}
          >
            {flow.bands.map((band) => (
              <path
                key={band.positionId}
                className={classes.band}
                d={outlineOf(band, leftX, rightX)}
                style={hueStyle(hues.get(band.toVendorId) ?? 0)}
                data-moves={band.moves || undefined}
                data-highlighted={band.positionId === highlighted || undefined}
                onPointerEnter={() => onHighlight(band.positionId)}
                onPointerLeave={() => onHighlight(null)}
              />
            ))}
            {withVendors(flow.left, current).map(({ node, vendor }) => (
              <FlowVendor
                key={node.vendorId}
                side="left"
                x={leftX}
                isLeaving={!remaining.has(node.vendorId)}
                {...{ node, vendor, labelWidth }}
              />
            ))}
            {withVendors(flow.right, vendors).map(({ node, vendor }) => (
              <FlowVendor key={node.vendorId} side="right" x={rightX} {...{ node, vendor, labelWidth }} />
            ))}
          </svg>
        )}
      </div>
    </section>
  );
}

function flowPositions(result: OptimizedCart) {
  return toPairs(result).map(({ positionId, from, to }) => ({
    positionId,
    fromVendorId: from.vendor.vendorId,
    toVendorId: to.vendor.vendorId,
    beforeCents: from.position.lineCents,
    afterCents: to.position.lineCents,
  }));
}

function withVendors(nodes: readonly FlowNode[], vendors: readonly OptimizedVendor[]) {
  return nodes.flatMap((node) => {
    const vendor = vendors.find(({ vendorId }) => vendorId === node.vendorId);
    return vendor ? [{ node, vendor }] : [];
  });
}

/** Neighbouring bands are kept apart by a hair. */
const hair = 1.5;

function outlineOf({ left, right }: FlowBand, leftX: number, rightX: number): string {
  const middle = (leftX + rightX) / 2;
  const leftEnd = left.y + Math.max(1, left.height - hair);
  const rightEnd = right.y + Math.max(1, right.height - hair);
  return [
    `M${leftX} ${left.y}`,
    `C${middle} ${left.y} ${middle} ${right.y} ${rightX} ${right.y}`,
    `V${rightEnd}`,
    `C${middle} ${rightEnd} ${middle} ${leftEnd} ${leftX} ${leftEnd}Z`,
  ].join('');
}
