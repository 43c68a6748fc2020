// Mails as vendors send them: whom they are for, and which files of them may be invoices.
import { expect, it } from 'vitest';
import { zip } from '../../../../platform/spreadsheet/zip.ts';
import { buildMail } from '../../../../testing/mail-builders.ts';
import { readMail } from './read-mail.ts';
import { readTag, writeAddress } from './tag.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const xml = Buffer.from('<?xml version="1.0"?><Invoice/>');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
const names = async (raw: Buffer) => (await readMail(raw))?.files.map(({ name }) => name);

it('knows for whom a mail is, also where only the mail server says it', async () => {
  const raw = buildMail({
    to: '"Buchhaltung, Praxis" <Invoices+7-ABCDEFGHIJKLMNOP@praxora.example>, jemand@anders.example',
    headers: ['Delivered-To: invoices+8-abcdefghijklmnop@praxora.example'],
    subject: '=?utf-8?Q?Rechnung_f=C3=BCr_M=C3=A4rz?=',
  });
  const mail = await readMail(raw);
  expect(mail).toMatchObject({ sender: 'rechnung@depotia.example', subject: 'Rechnung für März', files: [] });
  const template = 'invoices+{tag}@praxora.example';
  const tags = mail?.recipients.flatMap((address) => readTag(template, address) ?? []);
  expect(tags).toEqual([
    { practiceId: 8, tag: '8-abcdefghijklmnop' },
    { practiceId: 7, tag: '7-abcdefghijklmnop' },
  ]);
  expect(writeAddress(template, '7-abcdefghijklmnop')).toBe('invoices+7-abcdefghijklmnop@praxora.example');
});

it.each([
  'invoices@praxora.example',
  'invoices+7@praxora.example',
  'invoices+7-abcdefghijklmno@praxora.example',
  'invoices+0-abcdefghijklmnop@praxora.example',
  'invoices+7-abcdefghijklmnop@anders.example',
  'invoices+9999999999-abcdefghijklmnop@praxora.example',
  'xinvoices+7-abcdefghijklmnop@praxora.example',
  "invoices+7-abcdefghijklmno'@praxora.example",
  '',
])('"%s" is no address of a practice', (address) => {
  expect(readTag('invoices+{tag}@praxora.example', address)).toBeNull();
});

it('takes files by what they are, and neither logos nor signatures', async () => {
  const raw = buildMail({
    to: 'a@b.example',
    parts: [
      { name: 'rechnung.dat', type: 'application/octet-stream', content: pdf },
      { name: 'rechnung.xml', type: 'text/xml', content: xml },
      { name: 'foto.png', type: 'image/png', content: png },
      { name: 'logo.png', type: 'image/png', content: png, disposition: 'inline' },
      { name: 'smime.p7s', type: 'application/pkcs7-signature', content: Buffer.from([0x30, 0x82, 1]) },
      { name: 'agb.html', type: 'text/html', content: Buffer.from('<html><body>AGB</body></html>') },
      { name: 'kontakt.vcf', type: 'text/vcard', content: Buffer.from('BEGIN:VCARD') },
    ],
  });
  expect(await names(raw)).toEqual(['rechnung.dat', 'rechnung.xml', 'foto.png']);
  expect((await readMail(raw))?.files[0]?.content.equals(pdf)).toBe(true);
});

it('opens archives and a mail that was forwarded as a file, and no bomb', async () => {
  const archive = await zip({
    'rechnung.xml': xml.toString(),
    'liesmich.txt': 'nichts',
  });
  const bomb = await zip({ 'bombe.xml': `<?xml version="1.0"?>${' '.repeat(70 * 1024 * 1024)}` });
  const inner = buildMail({
    to: 'x@y.example',
    parts: [{ name: 'weitergeleitet.pdf', type: 'application/pdf', content: pdf }],
  });
  const raw = buildMail({
    to: 'a@b.example',
    parts: [
      { name: 'rechnungen.zip', type: 'application/zip', content: archive },
      { name: 'bombe.zip', type: 'application/zip', content: bomb },
      { name: 'kaputt.zip', type: 'application/zip', content: Buffer.from('PK\u0003\u0004kaputt') },
      { name: 'mail.eml', type: 'message/rfc822', content: inner },
    ],
  });
  expect(await names(raw)).toEqual(['rechnung.xml', 'weitergeleitet.pdf']);
});

it('takes no more than 20 files, and nothing of a mail that is nested without end', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => ({
    ...{ name: `${index}.pdf`, type: 'application/pdf', content: pdf },
  }));
  expect(await names(buildMail({ to: 'a@b.example', parts }))).toHaveLength(20);
  const nested = Array.from(
    { length: 400 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  );
  expect(await readMail(Buffer.from(`To: a@b.example\r\n${nested.join('')}`))).toBeNull();
  expect((await readMail(Buffer.from('kein Brief')))?.files).toEqual([]);
  expect((await readMail(Buffer.alloc(0)))?.recipients).toEqual([]);
});
