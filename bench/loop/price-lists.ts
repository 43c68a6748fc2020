// A vendor's list as long as a full-range dealer's, for a practice that has every article of it.
import type { BenchClient } from './client.ts';
import type { Heavy } from './requests.ts';

const lines = 20_000;
const articlesInFile = 5000;

const csv = (header: string, count: number, row: (n: number) => string): Buffer =>
  Buffer.from([header, ...Array.from({ length: count }, (_, n) => row(n))].join('\r\n'));

export function priceLists(client: BenchClient): Heavy[] {
  const data = async (...call: Parameters<BenchClient['send']>) =>
    JSON.parse((await client.send(...call)).text).data;
  const list = (price: (n: number) => string): Buffer =>
    csv('Bestellnummer;REF;Preis', lines, (n) => `K-${n};L-${n};${price(n)}`);
  const upload = (content: Buffer) => client.upload('pro/price-lists', content, 'preise.csv');
  let isStocked = false;
  /** Once: with the articles of the whole list. */
  const stock = async (): Promise<void> => {
    if (isStocked) return;
    isStocked = true;
    const file = 'pro/inventory/article/import';
    for (let from = 0; from < lines; from += articlesInFile) {
      const articles = csv('Artikelname;Herstellernummer;Bestelleinheit', articlesInFile, (n) => {
        return `Liste ${from + n};L-${from + n};Box`;
      });
      const { id } = JSON.parse((await client.upload(file, articles, 'artikel.csv')).text).data;
      await client.send('POST', `${file}/${id}/commit`);
    }
  };
  let vendorId = 0;
  const aVendor = async (): Promise<void> => {
    await stock();
    vendorId = (await data('POST', 'pro/vendors/custom', { name: `Liste ${performance.now()}` })).id;
    await upload(list((n) => `${(n % 90) + 1},50`));
  };
  const commit = async () => {
    const { id } = await data('GET', 'pro/price-lists');
    return client.send('POST', `pro/price-lists/${id}/commit`, { vendorId });
  };
  return [
    {
      what: 'price list, 20,000 lines: upload and preview',
      status: 200,
      prepare: stock,
      send: () => upload(list((n) => `${(n % 90) + 1},50`)),
    },
    { what: 'price list, 20,000 lines: go', status: 200, prepare: aVendor, send: commit },
  ];
}
