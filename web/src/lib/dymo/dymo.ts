// A small client of DYMO Connect's web service, which runs on the user's own machine. To be called on a click only: the
// browser may ask the user whether the page may reach local addresses.

import { escapeXml } from '@praxora/labels/xml';
import { dymoOrigins, dymoPath } from '@praxora/rules/inventory/dymo-service';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { DymoError } from './dymo-error.ts';
import { localAccess } from './local-access.ts';
import {
  type Consumable,
  type DymoPrinter,
  isTrue,
  readConsumable,
  readPrinters,
  refusalText,
  replyText,
} from './replies.ts';

// The parameters of a print job, without an XML declaration: one version of the service refuses it.
interface PrintOptions {
  readonly copies?: number;
  readonly jobTitle?: string;
  /** Roll to use, for a printer with two rolls. */
  readonly roll?: 'Auto' | 'Left' | 'Right';
}

const printParams = ({ copies = 1, jobTitle = '', roll }: PrintOptions): string =>
  [
    '<LabelWriterPrintParams>',
    `<Copies>${copies}</Copies>`,
    `<JobTitle>${escapeXml(jobTitle)}</JobTitle>`,
    '<FlowDirection>LeftToRight</FlowDirection>',
    '<PrintQuality>BarcodeAndGraphics</PrintQuality>',
    roll ? `<TwinTurboRoll>${roll}</TwinTurboRoll>` : '<TwinTurboRoll/>',
    '</LabelWriterPrintParams>',
  ].join('');

const renderParams = [
  '<LabelRenderParams>',
  '<LabelColor><Color Alpha="255" Red="255" Green="255" Blue="255"/></LabelColor>',
  '<ShadowColor><Color Alpha="0" Red="0" Green="0" Blue="0"/></ShadowColor>',
  '<ShadowDepth>0</ShadowDepth>',
  '<FlowDirection>LeftToRight</FlowDirection>',
  '<PngUseDisplayResolution>True</PngUseDisplayResolution>',
  '</LabelRenderParams>',
].join('');

const statusMs = 3_000;
const commandMs = 10_000;
/** While the browser's question is open somebody has to read it. */
const questionMs = 60_000;

interface PrintJob extends PrintOptions {
  readonly printerName: string;
  readonly labelXml: string;
  readonly labelSetXml?: string;
}

export interface DymoService {
  readonly printers: () => Promise<DymoPrinter[]>;
  /** Never sent twice: a job without an answer may have been printed. */
  readonly print: (job: PrintJob) => Promise<void>;
  /** The label as the service draws it, a PNG in base64. */
  readonly render: (labelXml: string, printerName: string) => Promise<string>;
  readonly is550: (printerName: string) => Promise<boolean>;
  /** Null: the printer does not know its roll. */
  readonly consumable: (printerName: string) => Promise<Consumable | null>;
}

type Values = Readonly<Record<string, string>>;

/** The service where it answers: the last good address first, then all in order. */
export async function findDymo(): Promise<DymoService> {
  const last = readStored(storageKeys.dymoOrigin);
  const known = dymoOrigins.filter((origin) => origin === last);
  const access = await localAccess();
  // A refused permission looks like no service at all: nothing is sent for nothing.
  const origins = access === 'denied' ? [] : [...known, ...dymoOrigins.filter((origin) => origin !== last)];
  const slow: string[] = [];
  let limit = access === 'prompt' ? questionMs : statusMs;
  for (const origin of origins) {
    const answer = await ask(origin, limit);
    if (answer === 'there') return remembered(origin);
    if (answer === 'slow') slow.push(origin);
    limit = statusMs;
  }
  // Where nothing is, the machine says so at once. A service that is just being started needs longer.
  for (const origin of slow) if ((await ask(origin, commandMs)) === 'there') return remembered(origin);
  throw new DymoError('notInstalled');
}

function remembered(origin: string): DymoService {
  writeStored(storageKeys.dymoOrigin, origin);
  return serviceAt(origin);
}

async function ask(origin: string, limit: number): Promise<'there' | 'slow' | 'no'> {
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await fetch(`${origin}${dymoPath}StatusConnected`, { signal });
    return response.ok && isTrue(await response.text()) ? 'there' : 'no';
  } catch {
    return signal.aborted ? 'slow' : 'no';
  }
}

function serviceAt(origin: string): DymoService {
  async function send(command: string, init: RequestInit): Promise<string> {
    const { response, text } = await exchange(`${origin}${dymoPath}${command}`, init);
    if (!response.ok) throw new DymoError('refused', refusalText(text));
    return text;
  }
  const get = (command: string, values: Values = {}) => {
    const query = new URLSearchParams(values).toString();
    return send(query === '' ? command : `${command}?${query}`, {});
  };
  const post = (command: string, values: Values) =>
    send(command, { method: 'POST', body: new URLSearchParams(values) });

  return {
    printers: async () => readPrinters(await get('GetPrinters')),
    print: async ({ printerName, labelXml, labelSetXml = '', ...options }) => {
      const reply = await post('PrintLabel', {
        printerName,
        printParamsXml: printParams(options),
        labelXml,
        labelSetXml,
      });
      // A bare "false" says nothing to anybody.
      if (!isTrue(reply)) throw new DymoError('refused');
    },
    render: async (labelXml, printerName) =>
      replyText(await post('RenderLabel', { labelXml, renderParamsXml: renderParams, printerName })),
    is550: async (printerName) => isTrue(await get('Is550Printer', { printerName })),
    consumable: async (printerName) =>
      readConsumable(await get('GetConsumableInfoIn550Printer', { printerName })),
  };
}

async function exchange(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(commandMs) });
    return { response, text: await response.text() };
  } catch {
    throw new DymoError('noAnswer');
  }
}
