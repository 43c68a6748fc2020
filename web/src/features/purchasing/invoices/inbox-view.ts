// What the inbox shows; it lives in the address, so that a view can be shared.
import { invoiceGroups } from '@praxora/contract/purchasing/invoice';
import { readPage } from '../../../ui/page/Paging.tsx';

const comparisons = ['not-compared', 'agrees', 'differs'] as const;
const formats = ['xrechnung', 'zugferd', 'pdf'] as const;

export interface InboxView {
  readonly group: (typeof invoiceGroups)[number] | null;
  readonly comparison: (typeof comparisons)[number] | null;
  readonly format: (typeof formats)[number] | null;
  readonly vendorId: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly dueSoon: boolean;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const chooseOne = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const readDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;

export function readInboxView(address: URLSearchParams): InboxView {
  const vendorId = Number(address.get('vendorId'));
  return {
    group: chooseOne(invoiceGroups, address.get('group')),
    comparison: chooseOne(comparisons, address.get('comparison')),
    format: chooseOne(formats, address.get('format')),
    vendorId: Number.isSafeInteger(vendorId) && vendorId > 0 ? vendorId : null,
    from: readDay(address.get('from')),
    to: readDay(address.get('to')),
    dueSoon: address.get('dueSoon') === 'true',
    search: (address.get('search') ?? '').slice(0, 100),
    page: readPage(address.get('page')),
  };
}

export const wholeInbox: InboxView = {
  group: null,
  comparison: null,
  format: null,
  vendorId: null,
  from: null,
  to: null,
  dueSoon: false,
  search: '',
  page: 1,
};

/** Only what differs from the whole inbox. */
export function writeInboxView(view: InboxView): URLSearchParams {
  const values = Object.entries(view).filter(
    ([name, value]) => value !== wholeInbox[name as keyof InboxView],
  );
  return new URLSearchParams(values.map(([name, value]): [string, string] => [name, String(value)]));
}

/** The view in the address of another page, so that it leads back there. */
export const viewQuery = (view: InboxView): Readonly<Record<string, string>> =>
  Object.fromEntries(writeInboxView(view));

export const isFiltered = (view: InboxView): boolean => writeInboxView({ ...view, page: 1 }).size > 0;
