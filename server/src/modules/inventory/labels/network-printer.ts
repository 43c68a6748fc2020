// Sends ZPL to a label printer in the network, one job at a time for each.
import { connect } from 'node:net';
import { Refusal } from '../../../platform/errors.ts';
import { MachineSemaphore } from '../../../platform/processes/machine-semaphore.ts';

/** A printer in reach answers at once, and takes a long job while it prints. */
const longestSilence = 5_000;
const longestJob = 15_000;

/** By their addresses. */
const printers = new Map<string, MachineSemaphore>();

function findPrinter(address: string): MachineSemaphore {
  const known = printers.get(address);
  if (known) return known;
  const printer = new MachineSemaphore(`printer ${address}`, { permits: 1 });
  printers.set(address, printer);
  return printer;
}

/** The address is one of the operator's list. Resolves when the printer has taken everything. */
export async function sendToPrinter(address: string, zpl: string): Promise<void> {
  const release = await findPrinter(address)
    .acquire()
    .catch(() => {
      throw new Refusal('PRINTER_BUSY');
    });
  try {
    await send(address, zpl);
  } catch {
    throw new Refusal('PRINTER_NOT_REACHED');
  } finally {
    release();
  }
}

function send(address: string, zpl: string): Promise<void> {
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(address.slice(colon + 1)) });
    const whole = setTimeout(() => socket.destroy(new Error('The job takes too long')), longestJob);
    socket.setTimeout(longestSilence, () => socket.destroy(new Error('The printer is silent')));
    let isTaken = false;
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(whole);
      if (isTaken) resolve();
      else reject(new Error('The printer hung up'));
    });
    // The printer's reply is ignored, but unread it would hold the connection open.
    socket.resume();
    socket.end(zpl, () => {
      isTaken = true;
      // Some printers never hang up themselves.
      socket.destroySoon();
    });
  });
}
