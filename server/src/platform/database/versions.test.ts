// Two people of a practice change the same thing: nothing of the first is written over unseen by the second.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';
import { aProduct, aVendor, readSlug } from '../../testing/catalog-builders.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let app: TestApp;
let anna: Awaited<ReturnType<typeof writer>>;
let ben: Awaited<ReturnType<typeof writer>>;

async function writer(firstName: string, practiceId?: number) {
  const user = await aUser(app, { firstName, lastName: 'Muster', ...(practiceId ? { practiceId } : {}) });
  const headers = bearer(await loginAs(app, user));
  return {
    practiceId: user.practiceId,
    send: async (method: Method, path: string, payload?: object, key?: string) => {
      const answer = await app.request({
        method,
        url: `/pro/${path}`,
        headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
        ...(payload ? { payload } : {}),
      });
      const { data, errors } = answer.json();
      return { status: answer.statusCode, data, errors };
    },
  };
}

beforeAll(async () => {
  app = await startTestApp();
  anna = await writer('Anna');
  ben = await writer('Ben', anna.practiceId);
});
afterAll(() => app.close());

interface Edited {
  readonly path: string;
  /** As a form would send it, with this in the place of a text. */
  readonly body: (text: string) => object;
  readonly version: number;
}

async function anArticle(): Promise<number> {
  const { data } = await anna.send('POST', 'inventory/article', { name: 'Masken' });
  return data.saved[0].id;
}

const makers: Record<string, () => Promise<Edited>> = {
  article: async () => {
    const id = await anArticle();
    const { data } = await anna.send('GET', `inventory/article/${id}`);
    return { path: 'inventory/article', body: (text) => ({ id, name: text }), version: data.version };
  },
  'price offer': async () => {
    const articleId = await anArticle();
    const vendorId = await aVendor(app);
    const fields = { vendorId, priceCents: 700 };
    const { data } = await anna.send('POST', `custom-price-offers/${articleId}`, fields);
    return {
      path: `custom-price-offers/${data.id}/article/${articleId}`,
      body: (text) => ({ ...fields, orderNumber: text }),
      version: data.version,
    };
  },
  storage: async () => {
    const { data } = await anna.send('POST', 'storages', { name: `Raum ${Math.random()}` });
    return { path: `storages/${data.id}`, body: (name) => ({ name }), version: data.version };
  },
  address: async () => {
    const fields = {
      ...{ kind: 'shipping', type: 'practice', shortName: 'Praxis', companyName: 'Praxis', salutation: null },
      ...{ street: 'Weg 1', postcode: '80331', location: 'München', country: 'DE' },
      ...{ firstName: '', lastName: '', phone: '', mobile: '', fax: '', vatId: '' },
    };
    const { data } = await anna.send('POST', 'addresses', fields);
    return {
      path: `addresses/${data.id}`,
      body: (street) => ({ ...fields, street }),
      version: data.version,
    };
  },
  'vendor terms': async () => ({
    path: `vendors/${await aVendor(app)}/preferences`,
    body: (customerNumber) => ({ customerNumber }),
    version: 0,
  }),
};

const made = (kind: string): Promise<Edited> => makers[kind]?.() ?? Promise.reject(new Error(kind));

describe.each(Object.keys(makers))('%s', (kind) => {
  const make = () => made(kind);

  it('refuses what was made from an older version, says who changed it and when, and overwrites nothing', async () => {
    const { path, body, version } = await make();
    const first = await anna.send('PUT', path, { ...body(`A ${kind}`), version });
    expect(first).toMatchObject({ status: 200, data: { version: version + 1 } });
    const second = await ben.send('PUT', path, { ...body(`B ${kind}`), version });
    expect(second).toMatchObject({
      status: 409,
      errors: {
        code: 'CHANGED_MEANWHILE',
        params: { who: 'Anna Muster', version: version + 1 },
      },
    });
    expect(Date.parse(second.errors.params.when)).not.toBeNaN();
    // Knowingly, with the version that is there.
    const knowingly = await ben.send('PUT', path, { ...body(`B ${kind}`), version: version + 1 });
    expect(knowingly).toMatchObject({ status: 200, data: { version: version + 2 } });
    const late = await anna.send('PUT', path, { ...body(`C ${kind}`), version: version + 1 });
    expect(late.errors.params.who).toBe('Ben Muster');
  });

  it('answers a request that is sent again as before, and takes one without a version as it comes', async () => {
    const { path, body, version } = await make();
    const request = { ...body(`R ${kind}`), version };
    const answers = [
      await anna.send('PUT', path, request),
      await anna.send('PUT', path, request),
      await ben.send('PUT', path, body(`S ${kind}`)),
    ];
    expect(answers.map(({ status, data }) => [status, data?.version])).toEqual([
      [200, version + 1],
      [200, version + 1],
      [200, version + 2],
    ]);
  });

  it('lets one of two win who save at once', async () => {
    const { path, body, version } = await make();
    const answers = await Promise.all(
      [anna, ben].map(({ send }, index) => send('PUT', path, { ...body(`P${index} ${kind}`), version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('deleting and replacing', () => {
  const deletable = Object.keys(makers).filter((kind) => kind !== 'vendor terms');

  it.each(deletable)('%s: what somebody changed meanwhile is not deleted unseen', async (kind) => {
    const { path, body, version } = await made(kind);
    const address = kind === 'article' ? `${path}/${(body('') as { id: number }).id}` : path;
    // A second address remains: the last address of a kind cannot be deleted.
    if (kind === 'address') await makers.address?.();
    await anna.send('PUT', path, { ...body(`A ${kind}`), version });
    const refused = await ben.send('DELETE', `${address}?version=${version}`);
    expect(refused).toMatchObject({
      status: 409,
      errors: { code: 'CHANGED_MEANWHILE', params: { who: 'Anna Muster', version: version + 1 } },
    });
    expect(await ben.send('DELETE', `${address}?version=${version + 1}`)).toMatchObject({
      status: 200,
      data: { deleted: true },
    });
    expect((await ben.send('DELETE', `${address}?version=${version + 1}`)).status).toBe(404);
  });

  it('an article that was changed meanwhile is not bought as another product unseen', async () => {
    const id = await anArticle();
    const { version } = (await anna.send('GET', `inventory/article/${id}`)).data;
    const slug = await readSlug(app, await aProduct(app, { name: 'Masken Typ IIR' }));
    const replace = (given: number) =>
      ben.send('PUT', `inventory/article/${id}/catalog-origin`, {
        catalogProductSlug: slug,
        takeOverName: true,
        version: given,
      });
    await anna.send('PUT', 'inventory/article', { id, name: 'Masken blau', version });
    expect(await replace(version)).toMatchObject({
      status: 409,
      errors: { code: 'CHANGED_MEANWHILE', params: { who: 'Anna Muster' } },
    });
    expect((await anna.send('GET', `inventory/article/${id}`)).data.name).toBe('Masken blau');
    expect((await replace(version + 1)).status).toBe(200);
    // Sent again because the answer got lost, it says what is there already.
    expect((await replace(version + 1)).status).toBe(200);
  });
});

it('every way of writing an article counts its version up, bookings do not', async () => {
  const id = await anArticle();
  const storage = (await anna.send('POST', 'storages', { name: 'Regal' })).data.id;
  const version = async () => (await anna.send('GET', `inventory/article/${id}`)).data.version;
  expect(await version()).toBe(1);
  await anna.send('POST', 'inventory/article/bulk', { articleIds: [id], isDiscontinued: true });
  expect(await version()).toBe(2);
  await anna.send('POST', 'inventory/article/bulk', { articleIds: [id], isDiscontinued: true });
  expect(await version(), 'nothing has changed').toBe(2);
  await anna.send('POST', 'inventory/article/bulk', { articleIds: [id], defaultStorageId: storage });
  expect(await version()).toBe(3);
  await anna.send('POST', 'stock/manual/input', { articleId: id, amount: 2, storageId: storage });
  await anna.send('POST', 'stock/consumption', { articleId: id, amount: 2 });
  expect(await version()).toBe(3);
  expect((await anna.send('DELETE', `storages/${storage}`)).status).toBe(200);
  expect(await version(), 'it lost its storage').toBe(4);
});

it('every column of what is edited counts, or is known not to', async () => {
  const free: Record<string, string[]> = {
    article: [
      'id',
      'practice_id',
      'permanent_label_id',
      'permanent_label_printed_at',
      'permanent_label_printed_by',
      'stock',
      'blocked_stock',
      'stock_value_cents',
      'earliest_expiry',
      'opening_expiry',
      'created_at',
    ],
  };
  const own = ['version', 'changed_at', 'changed_by', 'updated_at'];
  const missing = await app.asOwner.rows(
    `select a.attname as name from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid
     where a.attrelid = 'article'::regclass and a.attnum > 0 and not a.attisdropped and t.tgname = 'article_version'
       and not a.attnum = any(t.tgattr::smallint[]) and not a.attname = any($1)`,
    [[...(free.article ?? []), ...own]],
  );
  expect(missing).toEqual([]);
});
