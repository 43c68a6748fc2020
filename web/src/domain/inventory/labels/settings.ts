// How this browser prints labels: its own choice, else the practice's, else what most practices have.
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { type PrintingDefaults, printingDefaults } from '@praxora/contract/inventory/printing';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const atFirst: PrintingDefaults = {
  way: 'dymo',
  dymoPrinter: '',
  roll: '30334',
  paper: '3475',
  zplSize: '30334',
  dpi: 203,
  networkPrinter: null,
};

function stored(): PrintingDefaults | null {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.printer) ?? 'null');
    return printingDefaults.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

const own = createStore<PrintingDefaults | null>(stored());

export const printingDefaultsKey = ['labels', 'printing-defaults'] as const;

export function usePrintingDefaults() {
  return useQuery({
    queryKey: printingDefaultsKey,
    queryFn: ({ signal }) => callApi(labelCalls.getPrintingDefaults, {}, { signal }),
  });
}

export interface PrinterSettings {
  readonly settings: PrintingDefaults;
  /** Whether the printing method was set, in this browser or for the practice. */
  readonly isChosen: boolean;
  readonly change: (change: Partial<PrintingDefaults>) => void;
}

/** Undefined while nobody knows what the practice does. */
export function usePrinterSettings(): PrinterSettings | undefined {
  const mine = useStore(own);
  const { data, isError } = usePrintingDefaults();
  // A practice that cannot be asked must not keep anybody from printing.
  if (!mine && !data && !isError) return undefined;
  const settings = mine ?? data?.defaults ?? atFirst;
  return {
    settings,
    isChosen: (mine ?? data?.defaults ?? null) !== null,
    change: (change) => {
      const next = { ...settings, ...change };
      own.set(next);
      writeStored(storageKeys.printer, JSON.stringify(next));
    },
  };
}
