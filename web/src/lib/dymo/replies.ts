// The service's replies: JSON or bare text, whichever version answers. Pure but for the browser's XML reader.

export interface DymoPrinter {
  readonly name: string;
  readonly modelName: string;
  /** The service is sometimes wrong about it: a warning, never a reason to refuse. */
  readonly isConnected: boolean;
  readonly isLocal: boolean;
  /** Holds two rolls. */
  readonly isTwinTurbo: boolean;
}

/** The roll in a printer of the 550 series. */
export interface Consumable {
  readonly sku: string;
  readonly labelsRemaining: number | null;
}

/** The value inside: `"true"`, `true` and a quoted text are what they say. */
function replyValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

export function replyText(text: string): string {
  const value = replyValue(text);
  return typeof value === 'string' ? value : text.trim();
}

export const isTrue = (text: string): boolean => replyText(text).toLowerCase() === 'true';

/** Printers for labels; those for tape have no roll of ours. */
export function readPrinters(text: string): DymoPrinter[] {
  const xml = new DOMParser().parseFromString(replyText(text), 'text/xml');
  return [...xml.getElementsByTagName('LabelWriterPrinter')].flatMap((printer) => {
    const field = (name: string) => printer.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';
    const says = (name: string) => field(name).toLowerCase() === 'true';
    const name = field('Name');
    if (name === '') return [];
    return [
      {
        name,
        modelName: field('ModelName') || name,
        isConnected: says('IsConnected'),
        isLocal: says('IsLocal'),
        isTwinTurbo: says('IsTwinTurbo'),
      },
    ];
  });
}

export function readConsumable(text: string): Consumable | null {
  const value = replyValue(text);
  // One DYMO version sends its JSON as a string inside JSON.
  const inner = typeof value === 'string' ? replyValue(value) : value;
  if (typeof inner !== 'object' || inner === null || !('sku' in inner)) return null;
  const { sku, labelsRemaining } = inner as { sku: unknown; labelsRemaining?: unknown };
  if (typeof sku !== 'string' || sku.trim() === '') return null;
  const remaining = Number(labelsRemaining ?? Number.NaN);
  return {
    sku: sku.trim(),
    labelsRemaining: Number.isInteger(remaining) && remaining >= 0 ? remaining : null,
  };
}

/** A refusal in words: 400 brings plain text, 500 an object. */
export function refusalText(text: string): string {
  const value = replyValue(text);
  if (typeof value === 'object' && value !== null) {
    const { exceptionMessage, message } = value as Record<string, unknown>;
    const said = [exceptionMessage, message].find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof said === 'string' ? said.trim() : '';
  }
  const said = replyText(text);
  // A page of HTML says nothing to anybody.
  return said.startsWith('<') ? '' : said.slice(0, 300);
}
