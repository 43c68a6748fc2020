// Where the bands of the flow drawing run: today's vendors on the left, the vendors afterwards on the right, one band
// for each position. Pure geometry; heights stand for goods value.

interface FlowPosition {
  readonly positionId: number;
  readonly fromVendorId: number;
  readonly toVendorId: number;
  readonly beforeCents: number;
  readonly afterCents: number;
}

export interface FlowNode {
  readonly vendorId: number;
  readonly y: number;
  readonly height: number;
}

export interface FlowBand {
  readonly positionId: number;
  readonly toVendorId: number;
  readonly moves: boolean;
  readonly left: { readonly y: number; readonly height: number };
  readonly right: { readonly y: number; readonly height: number };
}

export interface Flow {
  readonly height: number;
  readonly left: readonly FlowNode[];
  readonly right: readonly FlowNode[];
  readonly bands: readonly FlowBand[];
}

/** Room for a vendor's name and amounts. */
const labelHeight = 56;
const nodeGap = 10;

interface Slot {
  readonly vendorId: number;
  readonly height: number;
}

type Side = 'left' | 'right';

export function flowLayout(positions: readonly FlowPosition[]): Flow {
  const bandHeights = Math.min(760, Math.max(260, positions.length * 36));
  const most = Math.max(1, sum(positions, 'left'), sum(positions, 'right'));
  const thinnest = positions.length > 24 ? 3 : 9;
  const heightOf = (position: FlowPosition, side: Side) =>
    Math.max(thinnest, (centsOf(position, side) / most) * bandHeights);

  const slotsOf = (side: Side): Slot[] => {
    const heights = new Map<number, number>();
    for (const position of positions) {
      const vendorId = vendorOf(position, side);
      heights.set(vendorId, (heights.get(vendorId) ?? 0) + heightOf(position, side));
    }
    return [...heights].map(([vendorId, height]) => ({ vendorId, height }));
  };
  const leftSlots = slotsOf('left').toSorted((a, b) => b.height - a.height || a.vendorId - b.vendorId);
  const rightSlots = orderedBySources(slotsOf('right'), leftSlots, positions, heightOf);
  const height = Math.ceil(Math.max(neededHeight(leftSlots), neededHeight(rightSlots)));
  const left = placed(leftSlots, height);
  const right = placed(rightSlots, height);

  return { height, left, right, bands: bandsOf(positions, left, right, heightOf) };
}

const vendorOf = (position: FlowPosition, side: Side) =>
  side === 'left' ? position.fromVendorId : position.toVendorId;
const centsOf = (position: FlowPosition, side: Side) =>
  side === 'left' ? position.beforeCents : position.afterCents;
const sum = (positions: readonly FlowPosition[], side: Side) =>
  positions.reduce((total, position) => total + centsOf(position, side), 0);

const slotHeight = ({ height }: Slot) => Math.max(height, labelHeight);
const neededHeight = (slots: readonly Slot[]) =>
  slots.reduce((total, slot) => total + slotHeight(slot), 0) + nodeGap * Math.max(0, slots.length - 1);

/** Orders the vendors on the right by the mean height of their sources, so that few bands cross. */
function orderedBySources(
  slots: readonly Slot[],
  sources: readonly Slot[],
  positions: readonly FlowPosition[],
  heightOf: (position: FlowPosition, side: Side) => number,
): Slot[] {
  const rank = new Map(sources.map(({ vendorId }, index) => [vendorId, index]));
  const meanOf = ({ vendorId }: Slot) => {
    const coming = positions.filter(({ toVendorId }) => toVendorId === vendorId);
    const weight = coming.reduce((total, position) => total + heightOf(position, 'right'), 0);
    const weighted = coming.reduce(
      (total, position) => total + heightOf(position, 'right') * (rank.get(position.fromVendorId) ?? 0),
      0,
    );
    return weighted / weight;
  };
  return slots.toSorted((a, b) => meanOf(a) - meanOf(b) || a.vendorId - b.vendorId);
}

/** Spread over the whole height; each bar in the middle of its slot. */
function placed(slots: readonly Slot[], height: number): FlowNode[] {
  const free = height - slots.reduce((total, slot) => total + slotHeight(slot), 0);
  const gap = free / Math.max(1, slots.length - 1);
  let top = slots.length === 1 ? free / 2 : 0;
  return slots.map((slot) => {
    const y = top + (slotHeight(slot) - slot.height) / 2;
    top += slotHeight(slot) + gap;
    return { vendorId: slot.vendorId, y, height: slot.height };
  });
}

function bandsOf(
  positions: readonly FlowPosition[],
  left: readonly FlowNode[],
  right: readonly FlowNode[],
  heightOf: (position: FlowPosition, side: Side) => number,
): FlowBand[] {
  const ends = (side: Side, nodes: readonly FlowNode[], opposite: readonly FlowNode[]) => {
    const other: Side = side === 'left' ? 'right' : 'left';
    const rank = new Map(opposite.map(({ vendorId }, index) => [vendorId, index]));
    const next = new Map(nodes.map(({ vendorId, y }) => [vendorId, y]));
    const places = new Map<number, { y: number; height: number }>();
    // Bands leave a bar in the order in which they arrive on the other side.
    const inOrder = positions.toSorted(
      (a, b) =>
        (rank.get(vendorOf(a, other)) ?? 0) - (rank.get(vendorOf(b, other)) ?? 0) ||
        b.beforeCents - a.beforeCents ||
        a.positionId - b.positionId,
    );
    for (const position of inOrder) {
      const y = next.get(vendorOf(position, side)) ?? 0;
      const height = heightOf(position, side);
      places.set(position.positionId, { y, height });
      next.set(vendorOf(position, side), y + height);
    }
    return places;
  };
  const leftEnds = ends('left', left, right);
  const rightEnds = ends('right', right, left);
  return positions.flatMap((position): FlowBand[] => {
    const from = leftEnds.get(position.positionId);
    const to = rightEnds.get(position.positionId);
    if (!from || !to) return [];
    const { positionId, fromVendorId, toVendorId } = position;
    return [{ positionId, toVendorId, moves: fromVendorId !== toVendorId, left: from, right: to }];
  });
}
