import { dymoOrigins } from '@praxora/rules/inventory/dymo-service';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { findDymo } from './dymo.ts';
import { DymoError } from './dymo-error.ts';

const good = 'https://127.0.0.1:41953';

interface Asked {
  readonly url: URL;
  readonly form: URLSearchParams | null;
}

type Answers = Readonly<Record<string, () => Response>>;

/** A machine on which the service answers at one address. */
function machine(origin: string | null, answers: Answers = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const url = new URL(address);
    asked.push({ url, form: body instanceof URLSearchParams ? body : null });
    if (url.origin !== origin) throw new TypeError('Failed to fetch');
    const command = url.pathname.split('/').at(-1) ?? '';
    return answers[command]?.() ?? new Response('true');
  });
  return asked;
}

const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  writeStored(storageKeys.dymoOrigin, null);
});

describe('finding the service', () => {
  it('tries the ports in order and remembers the good one', async () => {
    const asked = machine(good);
    await findDymo();
    expect(asked.map(({ url }) => url.origin)).toEqual(dymoOrigins.slice(0, 3));
    expect(asked[0]?.url.pathname).toBe('/DYMO/DLS/Printing/StatusConnected');
    expect(readStored(storageKeys.dymoOrigin)).toBe(good);
    await findDymo();
    expect(asked).toHaveLength(4);
  });

  it('asks a service once more that was too slow to answer, after all others', async () => {
    const asked: string[] = [];
    const over = AbortSignal.abort();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over);
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
      const { origin } = new URL(address);
      asked.push(origin);
      if (signal?.aborted) throw new DOMException('Too slow', 'TimeoutError');
      if (origin !== dymoOrigins[0]) throw new TypeError('Failed to fetch');
      return new Response('true');
    });
    await findDymo();
    expect(asked).toEqual([...dymoOrigins, dymoOrigins[0]]);
    expect(readStored(storageKeys.dymoOrigin)).toBe(dymoOrigins[0]);
  });

  it('goes on from an address that is no longer good, and never leaves the list', async () => {
    writeStored(storageKeys.dymoOrigin, 'https://evil.example');
    const asked = machine('https://localhost:41951');
    await findDymo();
    expect(asked.map(({ url }) => url.origin)).toEqual(dymoOrigins.slice(0, 11));
  });

  it('says that the plugin is missing when nobody answers', async () => {
    const asked = machine(null);
    const error = await failureOf(findDymo());
    expect(error).toBeInstanceOf(DymoError);
    expect(error).toMatchObject({ failure: 'notInstalled' });
    expect(asked).toHaveLength(20);
  });

  it.each(['true', '"true"', 'True', ' true\r\n'])('takes %j for yes', async (reply) => {
    machine(good, { StatusConnected: text(reply) });
    await expect(findDymo()).resolves.toBeDefined();
  });

  it.each([
    ['false', 200],
    ['<html>true</html>', 200],
    ['true', 404],
  ])('takes %j with %i for no', async (reply, status) => {
    machine(good, { StatusConnected: text(reply, status) });
    expect(await failureOf(findDymo())).toMatchObject({ failure: 'notInstalled' });
  });

  it('asks nothing where the user has refused local addresses', async () => {
    const asked = machine(good);
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'denied' }) } });
    expect(await failureOf(findDymo())).toMatchObject({ failure: 'notInstalled' });
    expect(asked).toEqual([]);
  });
});

describe('commands', () => {
  const printers =
    '<Printers><LabelWriterPrinter><Name>DYMO &amp; Söhne</Name><ModelName>LabelWriter 550</ModelName>' +
    '<IsConnected>True</IsConnected><IsLocal>True</IsLocal><IsTwinTurbo>False</IsTwinTurbo></LabelWriterPrinter>' +
    '<TapePrinter><Name>Tape</Name><IsConnected>True</IsConnected></TapePrinter></Printers>';

  it.each([
    ['bare', printers],
    ['as JSON', JSON.stringify(printers)],
  ])('reads printers for labels, %s', async (_, reply) => {
    machine(good, { GetPrinters: text(reply) });
    expect(await (await findDymo()).printers()).toEqual([
      {
        name: 'DYMO & Söhne',
        modelName: 'LabelWriter 550',
        isConnected: true,
        isLocal: true,
        isTwinTurbo: false,
      },
    ]);
  });

  it('prints with its parameters escaped and without a declaration', async () => {
    const asked = machine(good);
    const service = await findDymo();
    await service.print({
      printerName: 'DYMO & Söhne',
      labelXml: '<DieCutLabel/>',
      copies: 2,
      jobTitle: '<A&B>\u0007',
      roll: 'Left',
    });
    const form = asked.at(-1)?.form;
    expect(asked.at(-1)?.url.pathname).toBe('/DYMO/DLS/Printing/PrintLabel');
    expect(Object.fromEntries(form ?? [])).toEqual({
      printerName: 'DYMO & Söhne',
      labelXml: '<DieCutLabel/>',
      labelSetXml: '',
      printParamsXml:
        '<LabelWriterPrintParams><Copies>2</Copies><JobTitle>&lt;A&amp;B&gt;</JobTitle>' +
        '<FlowDirection>LeftToRight</FlowDirection><PrintQuality>BarcodeAndGraphics</PrintQuality>' +
        '<TwinTurboRoll>Left</TwinTurboRoll></LabelWriterPrintParams>',
    });
  });

  it.each([
    ['400 in words', 400, 'Error printing label. Exception: paper', 'Error printing label. Exception: paper'],
    ['500 as an object', 500, '{"message":"An error","exceptionMessage":"No paper"}', 'No paper'],
    ['500 with a message only', 500, '{"message":"An error"}', 'An error'],
    ['a page', 500, '<html></html>', ''],
    ['a no', 200, 'false', ''],
  ])('tells a refusal: %s', async (_, status, reply, detail) => {
    machine(good, { PrintLabel: text(reply, status) });
    const service = await findDymo();
    const error = await failureOf(service.print({ printerName: 'A', labelXml: '' }));
    expect(error).toMatchObject({ failure: 'refused', detail });
  });

  it('sends a job once, and says when the line broke', async () => {
    const asked = machine(good, {
      PrintLabel: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const service = await findDymo();
    const error = await failureOf(service.print({ printerName: 'A', labelXml: '' }));
    expect(error).toMatchObject({ failure: 'noAnswer' });
    expect(asked.filter(({ url }) => url.pathname.endsWith('PrintLabel'))).toHaveLength(1);
  });

  it('draws a label, and asks a printer of the 550 series for its roll', async () => {
    const asked = machine(good, {
      RenderLabel: text('"iVBORw0KGgo="'),
      GetConsumableInfoIn550Printer: text('{"sku":"S0722540","labelsRemaining":212}'),
    });
    const service = await findDymo();
    expect(await service.render('<DieCutLabel/>', 'A')).toBe('iVBORw0KGgo=');
    expect(await service.is550('A b')).toBe(true);
    expect(asked.at(-1)?.url.searchParams.get('printerName')).toBe('A b');
    expect(await service.consumable('A')).toEqual({ sku: 'S0722540', labelsRemaining: 212 });
  });

  it.each([['""'], ['null'], ['{}'], ['{"sku":""}'], ['oops']])('knows no roll from %j', async (reply) => {
    machine(good, { GetConsumableInfoIn550Printer: text(reply) });
    expect(await (await findDymo()).consumable('A')).toBeNull();
  });

  it.each([['{"sku":"1","labelsRemaining":-1}'], ['{"sku":"1"}'], ['"{\\"sku\\":\\"1\\"}"']])(
    'knows the roll but not what is left from %j',
    async (reply) => {
      machine(good, { GetConsumableInfoIn550Printer: text(reply) });
      expect(await (await findDymo()).consumable('A')).toEqual({ sku: '1', labelsRemaining: null });
    },
  );
});
