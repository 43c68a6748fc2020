import type { PrintingDefaults } from '@praxora/contract/inventory/printing';

/** Props of every part of the page: the present print settings, and how to change them. */
export interface SettingsPart {
  readonly settings: PrintingDefaults;
  readonly onChange: (change: Partial<PrintingDefaults>) => void;
}
