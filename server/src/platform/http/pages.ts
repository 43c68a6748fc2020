// The few pages the server draws itself, in one plain look.
import { escapeHtml } from '../html.ts';

interface Page {
  readonly language: 'de' | 'en';
  readonly title: string;
  /** HTML that is safe already. */
  readonly content: string;
}

const style = `
:root{color-scheme:light dark;--ink:#102022;--ink2:#586a6d;--line:#e2e9e9;--sheet:#fff;--frame:#f1f5f5;--primary:#0b6b6b;--soft:#f7fafa}
@media (prefers-color-scheme:dark){:root{--ink:#e6efef;--ink2:#9db0b2;--line:#233436;--sheet:#121e20;--frame:#0c1516;--primary:#5cc0b9;--soft:#0f1a1c}}
*{box-sizing:border-box}body{margin:0;background:var(--frame);color:var(--ink);font:15px/1.55 Inter,system-ui,'Segoe UI',Roboto,sans-serif}
main{max-width:1080px;margin:32px auto;padding:28px 32px 40px;background:var(--sheet);border:1px solid var(--line);border-radius:18px}
@media (max-width:640px){main{margin:0;padding:20px 16px 32px;border-radius:0;border-width:0}}
h1{font-size:26px;line-height:1.2;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;margin:32px 0 8px}
p{margin:0 0 12px}a{color:var(--primary)}.dim{color:var(--ink2)}
code,pre{font:12.5px/1.5 ui-monospace,'SF Mono','DejaVu Sans Mono',monospace}
pre{background:var(--soft);border:1px solid var(--line);border-radius:8px;padding:12px;overflow:auto;margin:6px 0 14px}
details{border-top:1px solid var(--line)}summary{cursor:pointer;padding:11px 0;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
summary code{font-size:13px}.method{font-weight:650;min-width:58px;color:var(--primary)}
h3{font-size:13px;margin:12px 0 2px;color:var(--ink2)}ul{margin:4px 0 14px;padding-left:20px}
.button{display:inline-block;background:#0b6b6b;color:#fff;text-decoration:none;padding:10px 18px;border-radius:8px;font-weight:560}
`;

export function drawPage({ language, title, content }: Page): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><main>${content}</main></body></html>`;
}

/** German for browsers that prefer it, English for everybody else. */
export function preferredLanguage(acceptLanguage: string | undefined): 'de' | 'en' {
  return /^\s*de\b/i.test(acceptLanguage ?? '') ? 'de' : 'en';
}
