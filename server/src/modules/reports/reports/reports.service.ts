// What others may use of the reports: their work in the background.
import { reportExportJob } from './export/exports.job.ts';
import { viewMailJob, viewMailsJob } from './views/view-mail.job.ts';

export const reportJobs = { export: reportExportJob, mails: viewMailsJob, mail: viewMailJob };
