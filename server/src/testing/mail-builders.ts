// Texts of mails as they come out of a mailbox.

interface MailPart {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly disposition?: 'attachment' | 'inline';
}

interface MailWish {
  readonly to: string;
  readonly from?: string;
  readonly subject?: string;
  readonly parts?: readonly MailPart[];
  readonly headers?: readonly string[];
}

const wrap = (text: string): string => text.replace(/.{76}/g, '$&\r\n');

export function buildMail({ to, from, subject, parts = [], headers = [] }: MailWish): Buffer {
  const boundary = '=_praxora_part';
  const files = parts.map(({ name, type, content, disposition = 'attachment' }) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${disposition}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      wrap(content.toString('base64')),
    ].join('\r\n'),
  );
  return Buffer.from(
    [
      ...headers,
      `From: ${from ?? 'Depotia Rechnungen <rechnung@depotia.example>'}`,
      `To: ${to}`,
      `Subject: ${subject ?? 'Ihre Rechnung'}`,
      'Date: Mon, 16 Nov 2026 18:04:00 +0100',
      `Message-ID: <${parts.length}.${Buffer.from(to + subject)
        .toString('hex')
        .slice(0, 40)}@depotia.example>`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Guten Tag, anbei unsere Rechnung.',
      ...files,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
}
