// Entry file of the reports domain: the only names other domains may import.

export { recordDownload } from './data-export/data-export.service.ts';
export { exportJob } from './data-export/export.job.ts';
export { digestJob, digestMailJob } from './digest/digest.job.ts';
export { eraseReportsOfUser } from './erasure.ts';
export { reportJobs } from './reports/reports.service.ts';
export { reportsRetention } from './retention.ts';
