// DYMO Connect's web service as the vendor's framework knows it, over HTTPS on one of its own ports, with every way in
// which it fails. It keeps what was sent to be printed.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { dymoOrigins, dymoPath } from '@praxora/rules/inventory/dymo-service';
import { selfSigned } from './certificate.ts';

interface EmulatedPrinter {
  readonly name: string;
  readonly modelName: string;
  readonly isConnected?: boolean;
  readonly isTwinTurbo?: boolean;
  /** Roll reported by a printer of the 550 series. */
  readonly roll?: { readonly sku: string; readonly labelsRemaining: number };
}

export interface PrintedJob {
  readonly printerName: string;
  readonly printParamsXml: string;
  readonly labelXml: string;
  readonly labelSetXml: string;
}

/** How the service behaves; changed by a test as it goes. */
export interface DymoWorld {
  printers: readonly EmulatedPrinter[];
  /** Answer to a print job: printed, refused in one of its two ways, a plain no, printed without an answer, or silence. */
  printing: 'good' | 'text400' | 'json500' | 'no' | 'brokenLine' | 'silent';
  /** Some versions quote their replies. */
  quotesReplies: boolean;
}

export interface DymoEmulator {
  readonly origin: string;
  readonly world: DymoWorld;
  readonly jobs: readonly PrintedJob[];
  /** Every command, in order. */
  readonly commands: readonly string[];
  readonly stop: () => Promise<void>;
}

export const labelWriter550: EmulatedPrinter = {
  name: 'DYMO LabelWriter 550',
  modelName: 'DYMO LabelWriter 550',
  roll: { sku: '30334', labelsRemaining: 212 },
};
export const twinTurbo: EmulatedPrinter = {
  name: 'DYMO LabelWriter 450 Twin Turbo',
  modelName: 'DYMO LabelWriter 450 Twin Turbo',
  isConnected: false,
  isTwinTurbo: true,
};

const printerXml = ({ name, modelName, isConnected = true, isTwinTurbo = false }: EmulatedPrinter): string =>
  `<LabelWriterPrinter><Name>${name}</Name><ModelName>${modelName}</ModelName>` +
  `<IsConnected>${isConnected ? 'True' : 'False'}</IsConnected><IsLocal>True</IsLocal>` +
  `<IsTwinTurbo>${isTwinTurbo ? 'True' : 'False'}</IsTwinTurbo></LabelWriterPrinter>`;

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==';

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function answerJob(
  world: DymoWorld,
  jobs: PrintedJob[],
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const field = (name: keyof PrintedJob) => form.get(name) ?? '';
  const job = {
    printerName: field('printerName'),
    printParamsXml: field('printParamsXml'),
    labelXml: field('labelXml'),
    labelSetXml: field('labelSetXml'),
  };
  const { printing } = world;
  const isDeclared = [job.printParamsXml, job.labelSetXml].some((xml) => xml.startsWith('<?xml'));
  if (printing === 'text400' || isDeclared) {
    response.writeHead(400, { 'content-type': 'text/plain' });
    response.end('Error printing label. Exception: The roll is empty.');
  } else if (printing === 'json500') {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'An error has occurred.', exceptionMessage: 'Out of memory.' }));
  } else if (printing === 'no') response.end('false');
  else if (printing === 'silent') return;
  else {
    jobs.push(job);
    if (printing === 'brokenLine') response.destroy();
    else response.end(world.quotesReplies ? '"true"' : 'true');
  }
}

function answer(world: DymoWorld, url: URL, response: ServerResponse): void {
  const quoted = (text: string) => (world.quotesReplies ? JSON.stringify(text) : text);
  const asked = world.printers.find(({ name }) => name === url.searchParams.get('printerName'));
  const replies: Readonly<Record<string, () => string>> = {
    StatusConnected: () => quoted('true'),
    GetPrinters: () => quoted(`<Printers>${world.printers.map(printerXml).join('')}</Printers>`),
    RenderLabel: () => JSON.stringify(onePixel),
    Is550Printer: () => quoted(String(asked?.roll !== undefined)),
    GetConsumableInfoIn550Printer: () => JSON.stringify(asked?.roll ?? null),
  };
  const reply = replies[url.pathname.slice(dymoPath.length)];
  if (!reply) response.writeHead(404);
  response.end(reply?.() ?? '');
}

/** On the first port that is free from the worker's own on: several tests may run beside each other. */
export async function startDymo(workerIndex: number): Promise<DymoEmulator> {
  const world: DymoWorld = { printers: [labelWriter550], printing: 'good', quotesReplies: false };
  const jobs: PrintedJob[] = [];
  const commands: string[] = [];
  const server = createServer(selfSigned(), async (request, response) => {
    const url = new URL(request.url ?? '/', 'https://127.0.0.1');
    const command = url.pathname.slice(dymoPath.length);
    response.setHeader('access-control-allow-origin', '*');
    // A browser sends a request once more by itself when a line that was used before breaks: each gets one of its own.
    response.setHeader('connection', 'close');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    commands.push(command);
    if (command === 'PrintLabel') answerJob(world, jobs, await bodyOf(request), response);
    else answer(world, url, response);
  });
  const ports = dymoOrigins.slice(0, 10).map((origin) => Number(new URL(origin).port));
  for (let tried = 0; tried < ports.length && !server.listening; tried += 1) {
    server.listen(ports[(workerIndex + tried) % ports.length], '127.0.0.1');
    await once(server, 'listening').catch(() => undefined);
  }
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('All ports of the DYMO service are taken');
  return {
    origin: `https://127.0.0.1:${address.port}`,
    world,
    jobs,
    commands,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
