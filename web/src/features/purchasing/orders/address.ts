// View of the order list as part of the address: it can be shared, and the back button returns to the former one.
import { type OrderSection, orderSections } from '@praxora/rules/purchasing/order-states';
import { type DatePreset, datePresets } from '@praxora/rules/shared/date-presets';
import { type OrderState, orderStates } from '@praxora/rules/shared/order-state';
import { idInAddress } from '@praxora/rules/shared/row-id';
import type { OrderQuery } from '../../../domain/purchasing/index.ts';
import { dayInAddress } from '../../../lib/day-in-address.ts';
import { readPage } from '../../../ui/page/Paging.tsx';

/** The orders listed: those of a section, or all by order date. */
export type ListedSection = OrderSection | 'all';

export interface OrderView {
  /** All orders by order date, instead of a section of the incoming goods. */
  readonly isAll: boolean;
  /** Null: that of the order the address names, else the open ones. */
  readonly section: OrderSection | null;
  readonly search: string;
  readonly vendorId: number | null;
  readonly addressId: number | null;
  readonly state: OrderState | null;
  /** Only orders that could not be sent; never combined with a state. */
  readonly failed: boolean;
  /** Only orders that the practice sends itself; never combined with a state or `failed`. */
  readonly toBeSent: boolean;
  /** A preset, or days: never both. */
  readonly preset: DatePreset | null;
  readonly from: string | null;
  readonly to: string | null;
  /** From 1. */
  readonly page: number;
}

export const noFilters = {
  search: '',
  vendorId: null,
  addressId: null,
  state: null,
  failed: false,
  toBeSent: false,
  preset: null,
  from: null,
  to: null,
} as const satisfies Partial<OrderView>;

export const ordersPageSize = 40;
const longestSearch = 100;
const lastPage = 100_000;

export function readView(values: URLSearchParams): OrderView {
  const preset = datePresets.find((name) => name === values.get('preset')) ?? null;
  const failed = values.get('failed') === 'true';
  const toBeSent = !failed && values.get('toBeSent') === 'true';
  return {
    isAll: values.get('view') === 'all',
    section: sectionNames.find((name) => name === values.get('section')) ?? null,
    search: (values.get('search') ?? '').slice(0, longestSearch),
    vendorId: idInAddress(values.get('vendor')),
    addressId: idInAddress(values.get('address')),
    state: failed || toBeSent ? null : (orderStates.find((name) => name === values.get('state')) ?? null),
    failed,
    toBeSent,
    preset,
    from: preset ? null : dayInAddress(values.get('from')),
    to: preset ? null : dayInAddress(values.get('to')),
    page: Math.min(readPage(values.get('page')), lastPage),
  };
}

const sectionNames = Object.keys(orderSections) as OrderSection[];

/** Default values are left out. */
export function writeView(view: OrderView): URLSearchParams {
  const values = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') values.set(name, String(value));
  };
  set('view', view.isAll ? 'all' : null);
  set('section', view.isAll || view.section === 'open' ? null : view.section);
  set('search', view.search);
  set('vendor', view.vendorId);
  set('address', view.addressId);
  set('state', view.state);
  set('failed', view.failed ? 'true' : null);
  set('toBeSent', view.toBeSent ? 'true' : null);
  set('preset', view.preset);
  set('from', view.from);
  set('to', view.to);
  set('page', view.page === 1 ? null : view.page);
  return values;
}

export const isNarrowed = ({
  search,
  failed,
  toBeSent,
  vendorId,
  addressId,
  state,
  preset,
  from,
  to,
}: OrderView): boolean =>
  search.trim() !== '' ||
  failed ||
  toBeSent ||
  [vendorId, addressId, state, preset, from, to].some((value) => value !== null);

/** Query sent to the server. */
export function toQuery(view: OrderView, section: ListedSection): OrderQuery {
  const search = view.search.trim();
  return {
    ...(section === 'all' ? {} : { section }),
    page: view.page - 1,
    pageSize: ordersPageSize,
    ...(search === '' ? {} : { search }),
    ...(view.vendorId === null ? {} : { vendorId: view.vendorId }),
    ...(view.addressId === null ? {} : { addressId: view.addressId }),
    // A state of the other section would find nothing.
    ...(view.state !== null && isOf(section, view.state) ? { state: view.state } : {}),
    // An order that the practice sends itself is not being transmitted.
    ...(view.state === 'transmitting' ? { toBeSent: 'false' } : {}),
    ...(view.failed && section !== 'completed' ? { failed: 'true' } : {}),
    ...(view.toBeSent && section !== 'completed' ? { toBeSent: 'true' } : {}),
    ...(view.preset === null ? {} : { preset: view.preset }),
    ...(view.from === null ? {} : { from: view.from }),
    ...(view.to === null ? {} : { to: view.to }),
  };
}

/** States of the orders of a section, or of all of them. */
export const statesIn = (section: ListedSection): readonly (typeof orderSections)[OrderSection][number][] =>
  section === 'all' ? [...orderSections.open, ...orderSections.completed] : orderSections[section];

const isOf = (section: ListedSection, state: OrderState): boolean =>
  statesIn(section).some((own) => own === state);

/** Where an order of this state stands; a rejected one has a page of its own. */
export const toSection = (state: OrderState): OrderSection =>
  isOf('completed', state) ? 'completed' : 'open';
