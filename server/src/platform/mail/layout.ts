// Common layout of all mail: paragraphs, lists and at most one button, as plain text and as HTML.
import { escapeHtml } from '../html.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Section of a mail: related lines under one title. */
export interface MailSection {
  readonly title: string;
  readonly lines: readonly string[];
}

interface MailLink {
  readonly label: string;
  readonly link: string;
}

interface MailParts {
  readonly language: 'de' | 'en';
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly MailSection[];
  readonly button?: MailLink;
  readonly closing: readonly string[];
  /** Link at the foot of the mail, less prominent than everything else. */
  readonly footLink?: MailLink;
  readonly company: string;
}

export function layoutMail(parts: MailParts): MailContent {
  const { button, sections = [], footLink } = parts;
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...parts.closing,
    ...(footLink ? [`${footLink.label}:\n${footLink.link}`] : []),
    `-- \n${parts.company}`,
  ].join('\n\n');
  const paragraph = (line: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`;
  const section = ({ title, lines }: MailSection) =>
    `<h2 style="margin:20px 0 6px;font-size:15px">${escapeHtml(title)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  const html = `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#f1f5f5;font:15px/1.5 system-ui,'Segoe UI',Roboto,sans-serif;color:#102022">
<div style="max-width:520px;margin:32px auto;background:#fff;border:1px solid #e2e9e9;border-radius:14px;padding:28px 32px">
<p style="margin:0 0 20px;font-weight:700;font-size:19px;color:#0b6b6b">Praxora</p>
${[parts.greeting, ...parts.paragraphs].map(paragraph).join('\n')}
${sections.map(section).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="background:#0b6b6b;color:#fff;text-decoration:none;padding:11px 20px;border-radius:8px;display:inline-block">${escapeHtml(button.label)}</a></p>` : ''}
${parts.closing.map(paragraph).join('\n')}
${footLink ? `<p style="margin:0 0 16px;font-size:13px"><a href="${escapeHtml(footLink.link)}" style="color:#0b6b6b">${escapeHtml(footLink.label)}</a></p>` : ''}
<p style="margin:24px 0 0;color:#586a6d;font-size:13px">${escapeHtml(parts.company)}</p>
</div></body></html>`;
  return { subject: parts.subject, text, html };
}
