// What the other domains may use of reports. Nothing else of it is imported from outside.

export { exportJob } from './data-export/export.job.ts';
export { digestJob, digestMailJob } from './digest/digest.job.ts';
export { reportJobs } from './reports/reports.service.ts';
