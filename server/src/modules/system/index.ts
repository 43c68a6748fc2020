// Entry file of the system domain: the only names other domains may import.

export { BackupError } from './backup/format.ts';
export { readBackup } from './backup/read-backup.ts';
export { readRows } from './backup/read-rows.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { findNewerBackup, scheduledBackup } from './backup/scheduled-backup.ts';
export { writeBackup } from './backup/write-backup.ts';
export { BlobWriter, deleteBlob, registerDownloadHandler } from './blobs/blobs.service.ts';
export { listErrorReports, listTraces } from './error-reports/error-reports.repository.ts';
export { exportPractice } from './practice-move/export-practice.ts';
export { type ImportReport, importPractice } from './practice-move/import-practice.ts';
export { type SharedTable, sharedTables } from './practice-move/moved-tables.ts';
export {
  createCategory,
  listCategories,
  moveCategory,
  renameCategory,
} from './reference/category-operations.ts';
export type { Manufacturer } from './reference/manufacturer-operations.repository.ts';
export {
  findManufacturers,
  mergeManufacturers,
  registerManufacturerMerge,
} from './reference/manufacturer-operations.ts';
export {
  insertOwnProduct,
  insertOwnProducts,
  updateOwnProduct,
  updateOwnProducts,
} from './reference/own-products.repository.ts';
export type { ProductColumns } from './reference/products.sql.ts';
export { plainPicture, productColumns, productJoins, productPicture } from './reference/products.sql.ts';
export { listManufacturers } from './reference/reference.service.ts';
export {
  createProducts,
  fillGaps,
  fillsPzn,
  resolveManufacturers,
} from './reference/staged-products.repository.ts';
export { systemRetention } from './retention.ts';
