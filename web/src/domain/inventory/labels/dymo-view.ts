// State of the label printers on this computer. Queried on a click only: the browser may ask the user for permission.
import { findDymo } from '../../../lib/dymo/dymo.ts';
import { DymoError, type DymoFailure } from '../../../lib/dymo/dymo-error.ts';
import { type LocalAccess, localAccess } from '../../../lib/dymo/local-access.ts';
import type { Consumable, DymoPrinter } from '../../../lib/dymo/replies.ts';
import { createStore, useStore } from '../../../lib/store.ts';

export interface SeenPrinter extends DymoPrinter {
  /** Roll reported by the printer; null: it cannot tell. */
  readonly roll: Consumable | null;
}

export type DymoView =
  | { readonly state: 'unasked' }
  | { readonly state: 'asking' }
  | { readonly state: 'seen'; readonly at: Date; readonly printers: readonly SeenPrinter[] }
  | {
      readonly state: 'failed';
      readonly failure: DymoFailure;
      readonly detail: string;
      readonly access: LocalAccess;
    };

const store = createStore<DymoView>({ state: 'unasked' });

export const useDymoView = (): DymoView => useStore(store);

async function rollOf(
  service: Awaited<ReturnType<typeof findDymo>>,
  { name, isConnected }: DymoPrinter,
): Promise<Consumable | null> {
  if (!isConnected) return null;
  // A printer that cannot tell still prints.
  try {
    return (await service.is550(name)) ? await service.consumable(name) : null;
  } catch {
    return null;
  }
}

/** Looks which printers there are, and tells it to whoever shows them. */
export async function lookForPrinters(): Promise<DymoView> {
  store.set({ state: 'asking' });
  const view = await askForPrinters();
  store.set(view);
  return view;
}

async function askForPrinters(): Promise<DymoView> {
  try {
    const service = await findDymo();
    const printers = await service.printers();
    const rolls = await Promise.all(printers.map((printer) => rollOf(service, printer)));
    return {
      state: 'seen',
      at: new Date(),
      printers: printers.map((printer, index) => ({ ...printer, roll: rolls[index] ?? null })),
    };
  } catch (error) {
    const { failure, detail } =
      error instanceof DymoError ? error : { failure: 'noAnswer' as const, detail: String(error) };
    return { state: 'failed', failure, detail, access: await localAccess() };
  }
}

/** The chosen one, or the first that is connected where none was chosen or the chosen one is gone. */
export function findPrinter(view: DymoView, chosen: string | null): SeenPrinter | undefined {
  if (view.state !== 'seen') return undefined;
  const { printers } = view;
  return (
    printers.find(({ name }) => name === chosen) ??
    printers.find(({ isConnected }) => isConnected) ??
    printers[0]
  );
}
