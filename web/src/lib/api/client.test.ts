import { defineCall } from '@praxora/contract/shared/call';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, isCancelled } from './api-error.ts';
import {
  type Answer,
  catchFailure,
  json,
  profile,
  readThing,
  saveThing,
  setUp,
  silent,
} from './client.fixture.ts';
import type { CallOptions } from './client.ts';

describe('a request', () => {
  it('goes to the call’s address with credentials and the bearer token', async () => {
    const { client, record } = setUp(async () => json({ data: { size: 3 } }));
    const input = { params: { name: 'a/b c' }, query: { sort: 'name', tag: ['x', 'y'] } };
    expect(await client.send(readThing, input)).toEqual({ size: 3 });
    const [request] = record.requests;
    expect(request?.url).toBe('/pro/things/a%2Fb%20c?sort=name&tag=x&tag=y');
    expect(request?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(request?.headers.get('Authorization')).toBe('Bearer secret-token');
    expect(request?.headers.get('Accept-Language')).toBe('de');
    expect(request?.init.body).toBeUndefined();
  });

  it('carries its body as JSON and the key that makes it safe to repeat', async () => {
    const { client, record } = setUp(async () => json({ data: { saved: true } }));
    await client.send(saveThing, { body: { size: 1 } }, { idempotencyKey: 'key-1', keepalive: true });
    const [request] = record.requests;
    expect(request?.init.body).toBe('{"size":1}');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(request?.init.keepalive).toBe(true);
  });

  it('has no bearer header without a token', async () => {
    const { client, record } = setUp(async () => json({ data: { saved: true } }), { token: () => null });
    await client.send(saveThing, { body: { size: 1 } });
    expect(record.requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('an answer', () => {
  it('is unwrapped, and its state becomes user meta', async () => {
    const { client, record } = setUp(async () =>
      json({ data: { size: 3 }, state: { is_pro20: true, basket_counter: 4 } }),
    );
    expect(await client.send(readThing, { params: { name: 'a' } })).toEqual({ size: 3 });
    expect(record.states).toEqual([{ is_pro20: true, basket_counter: 4 }]);
  });

  it('leaves user meta alone when its state is none', async () => {
    const { client, record } = setUp(async () => json({ data: null, state: { is_pro20: 'yes' } }));
    expect(await client.send(readThing, { params: { name: 'a' } })).toBeNull();
    expect(record.states).toEqual([]);
  });

  it.each(['<html></html>', '', '[]', '"text"', '{"size":3}'])(
    'that is no envelope fails: %j',
    async (body) => {
      const { client, record } = setUp(async () => new Response(body));
      const error = await catchFailure(client.send(readThing, { params: { name: 'a' } }));
      expect(error).toMatchObject({ name: 'ApiError', code: 'SERVICE_ERROR' });
      expect(record.failures).toHaveLength(1);
    },
  );
});

describe('a failure', () => {
  it('is passed on with what the server said, and reported', async () => {
    const { client, record } = setUp(async () =>
      json({ errors: { error: 'Wait.', code: 'TOO_MANY_REQUESTS', params: { minutes: 3 } } }, 429),
    );
    const error = await catchFailure(client.send(readThing, { params: { name: 'someone@praxis.example' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', params: { minutes: 3 } });
    expect(record.failures).toEqual([error]);
    // The report names the call, not whom it was about.
    expect(record.failures[0]?.call).toBe('GET things/{name}');
    expect(record.refused).toEqual([]);
  });

  it('of the network is one as well, when the change has no key', async () => {
    const { client, record } = setUp(async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await catchFailure(client.send(saveThing, { body: { size: 1 } }));
    expect(record.requests).toHaveLength(1);
    expect(error).toMatchObject({ status: 0, message: 'Service error. Please try again later' });
    expect(record.failures).toEqual([error]);
  });

  it('is a request that takes too long', async () => {
    const { client, record } = setUp(silent);
    const error = await catchFailure(client.send(readThing, { params: { name: 'a' } }, { timeoutMs: 1 }));
    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'UNAVAILABLE' });
    expect(record.failures).toHaveLength(1);
  });
});

describe('a busy server', () => {
  const busy = () =>
    new Response(JSON.stringify({ errors: { error: 'Later.', code: 'UNAVAILABLE' } }), {
      status: 503,
      headers: { 'Retry-After': '0' },
    });

  it('is asked again for what is read, and nobody hears of it', async () => {
    let asked = 0;
    const { client, record } = setUp(async () => (++asked < 3 ? busy() : json({ data: { size: 3 } })));
    expect(await client.send(readThing, { params: { name: 'a' } })).toEqual({ size: 3 });
    expect([asked, record.failures]).toEqual([3, []]);
  });

  it('is asked again under the same key, and not at all without one', async () => {
    let asked = 0;
    const { client, record } = setUp(async () => (++asked < 2 ? busy() : json({ data: { saved: true } })));
    await client.send(saveThing, { body: { size: 1 } }, { idempotencyKey: 'key-1' });
    expect(record.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
    asked = 0;
    const error = await catchFailure(client.send(saveThing, { body: { size: 1 } }));
    expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE', isForLater: true });
    expect([asked, record.failures]).toEqual([1, [error]]);
  });
});

describe('an answer in lines', () => {
  const inLines = (text: string) =>
    new Response(text, { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });

  it('is asked for, told as it comes, and unwrapped at its end', async () => {
    const { client, record } = setUp(async () =>
      inLines('{"progress":1}\n{"data":{"saved":true},"state":{"is_pro20":true,"basket_counter":2}}\n'),
    );
    const lines: unknown[] = [];
    const options = { onLine: (line: unknown) => lines.push(line) };
    expect(await client.send(saveThing, { body: { size: 1 } }, options)).toEqual({ saved: true });
    expect(record.requests[0]?.headers.get('Accept')).toContain('application/x-ndjson');
    expect(lines).toEqual([{ progress: 1 }]);
    expect(record.states).toEqual([{ is_pro20: true, basket_counter: 2 }]);
  });

  it('that fails on its way says so in its last line', async () => {
    const { client, record } = setUp(async () =>
      inLines('{"progress":1}\n{"errors":{"error":"This resource does not exist.","code":"NOT_FOUND"}}\n'),
    );
    const error = await catchFailure(client.send(saveThing, { body: { size: 1 } }, { onLine: () => {} }));
    expect(error).toMatchObject({ name: 'ApiError', status: 409, code: 'NOT_FOUND' });
    expect(record.failures).toEqual([error]);
  });

  it('that breaks the server on its way is a failure, not a refusal', async () => {
    const { client } = setUp(async () =>
      inLines(
        '{"progress":1}\n{"error":{"message":"Service error","code":"SERVICE_ERROR","requestId":"r"}}\n',
      ),
    );
    const error = await catchFailure(client.send(saveThing, { body: { size: 1 } }, { onLine: () => {} }));
    expect(error).toMatchObject({ name: 'ApiError', status: 500, code: 'SERVICE_ERROR' });
  });

  it('that breaks off fails', async () => {
    const { client } = setUp(async () => inLines('{"progress":1}\n'));
    const error = await catchFailure(client.send(saveThing, { body: { size: 1 } }, { onLine: () => {} }));
    expect(error).toMatchObject({ code: 'SERVICE_ERROR' });
  });
});

describe('an answer that is a file', () => {
  const fetchFile = defineCall({
    base: 'pro',
    method: 'GET',
    path: 'file',
    summary: 'A file',
    access: 'user',
    permission: 'view',
    isDownload: true,
    data: z.undefined(),
  });

  it('comes as it is', async () => {
    const { client } = setUp(async () => new Response('{"data":1}'));
    const file: unknown = await client.send(fetchFile, {});
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as Blob).text()).toBe('{"data":1}');
  });

  it('fails with what the server said', async () => {
    const { client } = setUp(async () => json({ errors: { error: 'Gone.', code: 'NOT_FOUND' } }, 404));
    expect(await catchFailure(client.send(fetchFile, {}))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('the default timeout', () => {
  it('is 60 seconds', async () => {
    vi.useFakeTimers();
    try {
      const { client, record } = setUp(silent);
      const pending = catchFailure(client.send(readThing, { params: { name: 'a' } }));
      await vi.advanceTimersByTimeAsync(59_999);
      expect(record.failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await pending).toMatchObject({ status: 0, code: 'UNAVAILABLE' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a cancelled request', () => {
  it('is neither reported nor handled', async () => {
    const { client, record } = setUp(silent);
    const controller = new AbortController();
    const pending = catchFailure(
      client.send(readThing, { params: { name: 'a' } }, { signal: controller.signal }),
    );
    controller.abort();
    expect(isCancelled(await pending)).toBe(true);
    expect(record).toMatchObject({ failures: [], refused: [] });
  });

  it('is not even sent when it was cancelled before', async () => {
    const { client, record } = setUp(silent);
    const options = { signal: AbortSignal.abort() };
    expect(isCancelled(await catchFailure(client.send(readThing, { params: { name: 'a' } }, options)))).toBe(
      true,
    );
    expect(record.requests).toEqual([]);
  });

  it('is one that broke because the page is being left', async () => {
    const broken: Answer = async () => {
      throw new TypeError('Failed to fetch');
    };
    const { client, record } = setUp(broken, { isLeaving: () => true });
    expect(isCancelled(await catchFailure(client.send(readThing, { params: { name: 'a' } })))).toBe(true);
    expect(record.failures).toEqual([]);
  });
});

describe('status 401 or 403', () => {
  const refusedWith = (status: number) => async () => json({ errors: { error: 'No.' } }, status);
  const refusalsOf = async (status: number, options?: CallOptions) => {
    const { client, record } = setUp(refusedWith(status));
    await catchFailure(client.send(readThing, { params: { name: 'a' } }, options));
    return record.refused;
  };

  it('ends the session, naming the token it was refused with', async () => {
    expect(await refusalsOf(401)).toEqual(['secret-token']);
    expect(await refusalsOf(403)).toEqual(['secret-token']);
  });

  it('is left to a caller who asked for it', async () => {
    expect(await refusalsOf(401, { skipErrorHandler: true })).toEqual([]);
  });

  it('is left to the caller of wpraxis', async () => {
    const { client, record } = setUp(refusedWith(401));
    expect(await catchFailure(client.send(profile, {}))).toMatchObject({ status: 401 });
    expect(record.refused).toEqual([]);
    expect(record.failures).toHaveLength(1);
  });

  it.each([400, 404, 409, 422, 429, 500])('and no other: not %i', async (status) => {
    expect(await refusalsOf(status)).toEqual([]);
  });
});
