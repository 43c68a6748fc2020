// Which proxies in front are believed when they say for whom they ask. Everybody else may write into the same headers.
import { BlockList, isIP } from 'node:net';

/**
 * Asked about the address something came from, and how many believed ones lie between it and us. Who has left already has
 * no address any more.
 */
export type TrustedProxies = false | ((address: string | undefined, hop: number) => boolean);

const mostHops = 10;

/** `false`, how many proxies stand in a row, or their addresses and networks; undefined: none of these. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > mostHops ? undefined : (_address, hop) => hop < hops;
  }
  const proxies = new BlockList();
  for (const entry of text.split(',')) if (!add(proxies, entry.trim())) return undefined;
  return (address) => address !== undefined && proxies.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function add(proxies: BlockList, entry: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = familyOf(address);
  const longest = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  // A network of all addresses would believe everybody.
  if (isIP(address) === 0 || prefix < 1 || prefix > longest) return false;
  proxies.addSubnet(address, prefix, family);
  return true;
}
