// Entry file of the inventory domain: the only names screens and other domains may import.

export { BlockDialog } from './blocking/BlockDialog.tsx';
export { BlockMark } from './blocking/BlockMark.tsx';
export { useBlockTexts } from './blocking/block-texts.ts';
export { useBlock, useUnblock } from './blocking/useBlocking.ts';
export {
  costCentersKey,
  useCostCenterList,
  useCostCenters,
  useCostCentersOnTheWay,
} from './cost-centers/queries.ts';
export { useCellProblemText } from './imports/useCellProblemText.ts';
export type { OtherCount } from './inventory/count-conflict.ts';
export { countedTime, otherCount, otherCountInRefusal } from './inventory/count-conflict.ts';
export { ExpiryDate } from './inventory/ExpiryDate.tsx';
export { InventoryTabs } from './inventory/InventoryTabs.tsx';
export { MovementAuthor } from './inventory/MovementAuthor.tsx';
export { MovementTime } from './inventory/MovementTime.tsx';
export type { ArticleQuery } from './inventory/queries.ts';
export {
  articlesQuery,
  invalidateInventory,
  inventoryKey,
  stockKeys,
  useArticle,
  useArticlesCount,
  useManufacturers,
  useNonInventory,
  useStorages,
  useUnits,
  useWholeInventory,
  writtenQuery,
} from './inventory/queries.ts';
export { StockScale } from './inventory/StockScale.tsx';
export { StockStatus, statusTones } from './inventory/StockStatus.tsx';
export type { StatusName } from './inventory/stock-marks.ts';
export { statusIcons, statusNames, statusTexts } from './inventory/stock-marks.ts';
export { useCreateStorage } from './inventory/useCreateStorage.ts';
export { useCreateStorages } from './inventory/useCreateStorages.ts';
export { useValueTexts } from './inventory/useValueTexts.ts';
export { setPrintsAtOnce, takeAfterBooking, usePrintsAtOnce } from './labels/at-once.ts';
export type { SelectedRow } from './labels/desk.ts';
export { listDueLabels, toChoices } from './labels/desk.ts';
export { labelsKey, useDueLabels } from './labels/due.ts';
export { findWarning, printOnDymo } from './labels/dymo-print.ts';
export type { SeenPrinter } from './labels/dymo-view.ts';
export { findPrinter, lookForPrinters, useDymoView } from './labels/dymo-view.ts';
export { LabelDesk } from './labels/LabelDesk.tsx';
export { LabelPicture } from './labels/LabelPicture.tsx';
export { LazyPrintDialog } from './labels/LazyPrintDialog.tsx';
export type { DrawnLabel } from './labels/label-content.ts';
export { drawnTestLabel, dymoXml } from './labels/label-content.ts';
export { PrintButtons } from './labels/PrintButtons.tsx';
export { ConnectionWord } from './labels/PrinterPanel.tsx';
export { ProblemBox } from './labels/ProblemPanel.tsx';
export { usePaperTexts } from './labels/paper-texts.ts';
export type { PrintProblem } from './labels/print-problem.ts';
export { isWarning, toPrintProblem } from './labels/print-problem.ts';
export { useProblemText } from './labels/problem-texts.ts';
export type { LabelSource } from './labels/queries.ts';
export { useLabels } from './labels/queries.ts';
export { rollOfSku } from './labels/roll-of-sku.ts';
export { SheetStartField } from './labels/SheetStart.tsx';
export { printingDefaultsKey, usePrinterSettings, usePrintingDefaults } from './labels/settings.ts';
export { useSheetStart } from './labels/sheet-start.ts';
export type { LabelDeskState } from './labels/useLabelDesk.ts';
export { useLabelDesk } from './labels/useLabelDesk.ts';
export { useLeadToLabels } from './labels/useLeadToLabels.ts';
export type { Assigning } from './scanner/assigning.ts';
export { assigning } from './scanner/assigning.ts';
export { loadCodeReader } from './scanner/code-reader.ts';
export type { ScanScene } from './scanner/listeners.ts';
export { isWholeCode, readCode, toLookup } from './scanner/read-code.ts';
export { soundRefused } from './scanner/refused-sound.ts';
export { ScannerSettings } from './scanner/ScannerSettings.tsx';
export { readScannerSettings, writeScannerSettings } from './scanner/scanner-settings.ts';
export type { UsedUp } from './scanner/used-up.ts';
export { readUsedUp } from './scanner/used-up.ts';
export { useInvalidText } from './scanner/useInvalidText.ts';
export { useOpenScanned } from './scanner/useOpenScanned.ts';
export { useWedgeScanner } from './scanner/useWedgeScanner.ts';
