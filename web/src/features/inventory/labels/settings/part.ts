import type { PrintingDefaults } from '@praxora/contract/inventory/printing';

/** What every part of the page gets: how it is printed now, and how to change that. */
export interface SettingsPart {
  readonly settings: PrintingDefaults;
  readonly onChange: (change: Partial<PrintingDefaults>) => void;
}
