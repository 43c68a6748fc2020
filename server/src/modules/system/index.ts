// What the other domains may use of system. Nothing else of it is imported from outside.

export { BlobWriter, deleteBlob } from './blobs/blobs.service.ts';
export { listManufacturers } from './reference/reference.service.ts';
