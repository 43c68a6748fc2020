// Texts in XML: escaped, and without what no XML may hold.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeXml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
