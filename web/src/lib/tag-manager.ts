// Loads the tag manager when the operator configured one; the Content-Security-Policy opens for it only then.

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const form = /^GTM-[A-Z0-9]+$/;

/** An id of another form is not put into an address. */
export function startTagManager(id: string | null, page: Document = document): void {
  if (id === null || !form.test(id)) return;
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  page.head.append(script);
}
