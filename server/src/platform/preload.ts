// Libraries that take long to load and that the first answers do not need. They are loaded right after the start, so that neither
// the start nor the first user of such a library waits for them.

export const loadPdfkit = async () => (await import('pdfkit')).default;
export const loadBwip = async () => (await import('bwip-js/node')).default;
export const loadMailer = () => import('nodemailer');

export async function preload(): Promise<void> {
  for (const load of [loadPdfkit, loadBwip, loadMailer]) {
    await load();
    // Requests that came meanwhile are answered in between.
    await new Promise(setImmediate);
  }
}
