// Libraries that take long to load and that the first answers do without: loaded right after the start, so that neither whoever
// starts the product waits for them, nor whoever needs them first.

export const pdfkit = async () => (await import('pdfkit')).default;
export const bwip = async () => (await import('bwip-js/node')).default;
export const mailer = () => import('nodemailer');

export async function loadTheRest(): Promise<void> {
  for (const load of [pdfkit, bwip, mailer]) {
    await load();
    // Whoever came meanwhile is answered in between.
    await new Promise(setImmediate);
  }
}
