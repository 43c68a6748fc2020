// The API's own page at /docs, drawn from the OpenAPI document, and the document itself.
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html.ts';
import { openApiDocument } from './openapi.ts';
import { drawPage } from './pages.ts';

/** Schemas by media type: JSON, a form with a file, or a file. */
type Content = Record<string, { schema: unknown }>;

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: unknown[];
  requestBody?: { content: Content };
  security: unknown[];
  responses: Record<string, { description: string; content?: Content }>;
}

/** References lead to the schema they name, further down the page. */
const code = (value: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`;
/** JSON needs no word; anything else is named. */
const drawContent = (content: Content = {}): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        (type === 'application/json' ? '' : `<p>${escapeHtml(type)}</p>`) + code(schema),
    )
    .join('');
const part = (title: string, html: string): string => `<h3>${title}</h3>${html}`;

function drawOperation(method: string, path: string, operation: Operation): string {
  const { requestBody, responses } = operation;
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  return `<details id="${escapeHtml(operation.operationId)}"><summary><span class="method">${method.toUpperCase()}</span>
<code>${escapeHtml(path)}</code><span class="dim">${escapeHtml(operation.summary)}</span></summary>
${part('Who', `<p>${operation.security.length === 0 ? 'Anyone' : 'Logged-in users'}</p>`)}
${operation.parameters.length > 0 ? part('Parameters', code(operation.parameters)) : ''}
${requestBody ? part('Body', drawContent(requestBody.content)) : ''}
${part('Answer', drawContent(responses['200']?.content))}
${refusals.length > 0 ? part('Errors', `<ul>${refusals.map(([status, { description }]) => `<li>${status}: ${escapeHtml(description)}</li>`).join('')}</ul>`) : ''}
</details>`;
}

const drawSchema = ([name, schema]: [string, unknown]): string =>
  `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>${code(schema)}`;

function drawDocs(document: Record<string, unknown>): string {
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Operation>>)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), drawOperation(method, path, operation)]);
    }
  }
  const groups = [...byTag].map(([tag, drawn]) => `<h2>${escapeHtml(tag)}</h2>${drawn.join('')}`);
  return drawPage({
    language: 'en',
    title: 'Praxora API',
    content: `<h1>Praxora API</h1>
<p class="dim">Every answer is <code>{data, state}</code>; every error has one of the catalogued forms.
Log in with <code>POST /pro/login</code> and send the token as <code>Authorization: Bearer …</code>.
The same as <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>${groups.join('')}
<h2>Schemas</h2>${Object.entries(schemas).map(drawSchema).join('')}`,
  });
}

export function registerDocs(app: FastifyInstance, version: string): void {
  let document: Record<string, unknown> | undefined;
  const make = (): Record<string, unknown> => {
    document ??= openApiDocument(version);
    return document;
  };
  // The documentation is the same for all users, so it may be cached.
  const lasting = { 'cache-control': 'no-cache' };
  app.get('/docs/openapi.json', async (_request, reply) => reply.headers(lasting).send(make()));
  app.get('/docs', async (_request, reply) =>
    reply.headers(lasting).type('text/html; charset=utf-8').send(drawDocs(make())),
  );
}
