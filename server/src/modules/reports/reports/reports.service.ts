// Exports of the reports for other modules: their background jobs.
import { reportExportJob } from './export/exports.job.ts';
import { viewMailJob, viewMailsJob } from './views/view-mail.job.ts';

export const reportJobs = { export: reportExportJob, mails: viewMailsJob, mail: viewMailJob };
