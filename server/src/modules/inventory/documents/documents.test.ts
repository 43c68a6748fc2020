import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let me: StoreKeeper;
let other: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  [me, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
});
afterAll(() => app.close());

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\u00ff\n%%EOF`, 'latin1');
const sheet = { type: 'SAFETY_DATA_SHEET', effectiveDate: '2026-03-01' };

interface Sent {
  readonly fields?: Record<string, string>;
  readonly content?: Buffer;
  readonly name?: string;
  readonly mediaType?: string;
  readonly part?: string;
}

/** A form as a browser sends it. */
async function send(who: StoreKeeper, method: 'POST' | 'PUT', url: string, sent: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.fields ?? sheet)) form.append(name, value);
  if (sent.content) {
    const blob = new Blob([new Uint8Array(sent.content)], { type: sent.mediaType ?? 'application/pdf' });
    form.append(sent.part ?? 'file', blob, sent.name ?? 'blatt.pdf');
  }
  const request = new Response(form);
  const answer = await app.request({
    method,
    url: `/pro/${url}`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { data, errors, error } = answer.json();
  if (error) throw new Error(JSON.stringify(error));
  return { status: answer.statusCode, data, errors };
}

const add = (who: StoreKeeper, articleId: number, sent: Sent) =>
  send(who, 'POST', `inventory/article/${articleId}/document`, sent);
const list = async (articleId: number) =>
  (await me.send('GET', `inventory/article/${articleId}/document/list`)).data;
const download = (who: StoreKeeper, id: number, query = '') =>
  app.request({ method: 'GET', url: `/pro/inventory/article/document/${id}${query}`, headers: who.headers });

describe('a document', () => {
  it('is kept and comes back byte by byte, under its name, and never runs in our name', async () => {
    const articleId = await me.anArticle();
    const content = Buffer.concat([
      pdf('Größe'),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ]);
    const { data } = await add(me, articleId, { content, name: 'Sicherheit "Größe".pdf' });
    expect(data).toMatchObject({ articleId, ...sheet });
    expect(data.versions).toMatchObject([
      { version: 1, fileName: 'Sicherheit "Größe".pdf', mediaType: 'application/pdf', size: content.length },
    ]);
    expect(data.versions[0].uploadedBy).toBe('Anna Berg');
    const answer = await download(me, data.id);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Sicherheit _Gr__e_.pdf"; filename*=UTF-8\'\'Sicherheit%20%22Gr%C3%B6%C3%9Fe%22.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('gets a new version with a new file; without one only its facts change', async () => {
    const articleId = await me.anArticle();
    const { data } = await add(me, articleId, { content: pdf('eins') });
    const url = `inventory/article/document/${data.id}`;
    const facts = { type: 'INSTRUCTIONS_FOR_USE', effectiveDate: '2026-05-01' };
    const second = await send(me, 'PUT', url, { content: pdf('zwei'), name: 'zwei.pdf', fields: facts });
    expect(second.data).toMatchObject(facts);
    expect(second.data.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    const third = await send(me, 'PUT', url, { fields: { ...facts, type: 'MISCELLANEOUS' } });
    expect(third.data).toMatchObject({ type: 'MISCELLANEOUS' });
    expect(third.data.versions).toHaveLength(2);
    expect((await list(articleId)).documents).toEqual([third.data]);
    expect((await download(me, data.id)).rawPayload.equals(pdf('zwei'))).toBe(true);
    expect((await download(me, data.id, '?version=1')).rawPayload.equals(pdf('eins'))).toBe(true);
    expect((await download(me, data.id, '?version=3')).statusCode).toBe(404);
    expect((await me.send('DELETE', url)).data).toEqual({ deleted: true });
    expect(await recordedActions(app, 'article', articleId)).toEqual([
      ...['article.created', 'document.created', 'document.changed', 'document.changed', 'document.deleted'],
    ]);
    expect((await download(me, data.id)).statusCode).toBe(404);
    expect((await me.send('DELETE', url)).status).toBe(404);
    expect((await list(articleId)).documents).toEqual([]);
  });

  it('gets versions in turn from several people at once', async () => {
    const { data } = await add(me, await me.anArticle(), { content: pdf('0') });
    const url = `inventory/article/document/${data.id}`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => send(me, 'PUT', url, { content: pdf(String(i)) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const latest = await download(me, data.id, '?version=7');
    expect(latest.statusCode).toBe(200);
  });

  it('that is a safety data sheet is missed where the article is dangerous', async () => {
    const articleId = await me.anArticle({ isDangerousGood: true });
    expect(await list(articleId)).toEqual({ isSafetyDataSheetMissing: true, documents: [] });
    await add(me, articleId, { content: pdf('x'), fields: { ...sheet, type: 'MISCELLANEOUS' } });
    expect((await list(articleId)).isSafetyDataSheetMissing).toBe(true);
    expect((await me.see(articleId)).hasSafetyDataSheet).toBe(false);
    await add(me, articleId, { content: pdf('x') });
    expect((await list(articleId)).isSafetyDataSheetMissing).toBe(false);
    expect((await me.see(articleId)).hasSafetyDataSheet).toBe(true);
    expect((await list(await me.anArticle())).isSafetyDataSheetMissing).toBe(false);
  });
});

describe('a file is refused', () => {
  const script = '<script>alert(1)</script>';
  it.each([
    ['HTML that calls itself a PDF', `<html>${script}`, 'blatt.pdf', 'application/pdf'],
    [
      'SVG that calls itself a PNG',
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      'a.png',
      'image/png',
    ],
    ['SVG that says so', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'],
    ['an empty one', '', 'leer.pdf', 'application/pdf'],
  ])('%s', async (_what, text, name, mediaType) => {
    const articleId = await me.anArticle();
    const refused = await add(me, articleId, { content: Buffer.from(text), name, mediaType });
    expect(refused).toMatchObject({ status: 422, errors: { code: 'DOCUMENT_TYPE' } });
    expect((await list(articleId)).documents).toEqual([]);
    const { data } = await add(me, articleId, { content: pdf('gut') });
    const url = `inventory/article/document/${data.id}`;
    const again = await send(me, 'PUT', url, {
      content: Buffer.from(text),
      name,
      fields: { ...sheet, type: 'MISCELLANEOUS' },
    });
    expect(again.errors.code).toBe('DOCUMENT_TYPE');
    // A refused change saves nothing, not even a part.
    expect((await list(articleId)).documents).toEqual([data]);
  });

  it('that is too large, while 20 MB exactly are kept', async () => {
    const articleId = await me.anArticle();
    const content = Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.4 ');
    const refused = await add(me, articleId, { content });
    expect(refused).toMatchObject({ status: 413, errors: { code: 'BODY_TOO_LARGE' } });
    expect((await list(articleId)).documents).toEqual([]);
    expect((await add(me, articleId, { content: content.subarray(1) })).errors.code).toBe('DOCUMENT_TYPE');
    expect((await add(me, articleId, { content: content.subarray(0, -1) })).status).toBe(200);
  });

  it('that is missing or comes with wrong facts, at its field', async () => {
    const articleId = await me.anArticle();
    const fieldsOf = async (sent: Sent) =>
      (await add(me, articleId, sent)).errors.map(({ field, code }: { field: string; code: string }) => [
        field,
        code,
      ]);
    expect(await fieldsOf({})).toEqual([['file', 'REQUIRED_FIELD']]);
    expect(await fieldsOf({ content: pdf('x'), part: 'other' })).toEqual([['other', 'INCORRECT_VALUE']]);
    expect(await fieldsOf({ content: pdf('x'), fields: {} })).toEqual([
      ['type', 'INCORRECT_VALUE'],
      ['effectiveDate', 'REQUIRED_FIELD'],
    ]);
    expect(
      await fieldsOf({ content: pdf('x'), fields: { type: 'PICTURE', effectiveDate: '2026-02-30' } }),
    ).toEqual([
      ['type', 'INCORRECT_VALUE'],
      ['effectiveDate', 'INCORRECT_VALUE'],
    ]);
    const json = await me.send('POST', `inventory/article/${articleId}/document`, sheet);
    expect(json).toMatchObject({ status: 415, errors: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    expect((await list(articleId)).documents).toEqual([]);
  });

  it('in a form where no form is expected', async () => {
    const refused = await send(me, 'POST', 'storages', { fields: { name: 'Keller' } });
    expect(refused).toMatchObject({ status: 415, errors: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });
});

describe('what a file is called', () => {
  it('fits what it is, without folders', async () => {
    const articleId = await me.anArticle();
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const { data } = await add(me, articleId, {
      content: png,
      name: '..\\..\\bild.html',
      mediaType: 'text/html',
    });
    expect(data.versions[0]).toMatchObject({ fileName: 'bild.html.png', mediaType: 'image/png' });
    expect((await download(me, data.id)).headers['content-type']).toBe('image/png');
  });
});

describe('documents of another practice', () => {
  it('do not exist', async () => {
    const articleId = await me.anArticle();
    const { data } = await add(me, articleId, { content: pdf('geheim') });
    const url = `inventory/article/document/${data.id}`;
    expect((await add(other, articleId, { content: pdf('x') })).status).toBe(404);
    expect((await other.send('GET', `inventory/article/${articleId}/document/list`)).status).toBe(404);
    expect((await download(other, data.id)).statusCode).toBe(404);
    expect((await send(other, 'PUT', url, { content: pdf('x') })).status).toBe(404);
    expect((await other.send('DELETE', url)).status).toBe(404);
    expect((await download(me, data.id)).rawPayload.equals(pdf('geheim'))).toBe(true);
    expect((await add(me, 999_999, { content: pdf('x') })).status).toBe(404);
    const nobody = await app.request({ method: 'GET', url: `/pro/${url}` });
    expect(nobody.statusCode).toBe(401);
  });

  it('go with a deleted article', async () => {
    const articleId = await me.anArticle();
    const { data } = await add(me, articleId, { content: pdf('x') });
    await me.send('DELETE', `inventory/article/${articleId}`);
    expect((await download(me, data.id)).statusCode).toBe(404);
    expect((await send(me, 'PUT', `inventory/article/document/${data.id}`, {})).status).toBe(404);
  });
});
