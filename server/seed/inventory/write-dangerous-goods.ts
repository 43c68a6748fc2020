// Writes what the labels of dangerous goods say, so that the demo practice's register lives. Of some articles nobody has said it yet.
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import type { StockedArticle } from './stocked.ts';

interface DemoLabel {
  /** Of the German name of the product. */
  readonly name: RegExp;
  readonly signalWord: 'danger' | 'warning';
  readonly pictograms: string;
  readonly hazards: string;
  readonly precautions: string;
  readonly storageClass: string;
  readonly packGrams: number;
  readonly use: string;
}

const eyes = 'P305+P351+P338';

/** Plausible for goods of their kind; the demo data has no legal meaning. The first that fits counts. */
const labels: readonly DemoLabel[] = [
  {
    name: /Flächendesinfektion|Schnelldesinfektion|Händedesinfektion|Hautantiseptikum/,
    ...{ signalWord: 'danger', pictograms: 'GHS02 GHS07', hazards: 'H225 H319 H336', storageClass: '3' },
    precautions: `P210 P233 P261 P271 ${eyes} P337+P313 P403+P235 P501`,
    ...{ packGrams: 870, use: 'Desinfektion' },
  },
  {
    name: /Natriumhypochlorit/,
    ...{
      signalWord: 'danger',
      pictograms: 'GHS05 GHS09',
      hazards: 'H290 H314 H411 EUH031',
      storageClass: '8B',
    },
    precautions: `P260 P273 P280 P301+P330+P331 P303+P361+P353 ${eyes} P310 P391 P405 P501`,
    ...{ packGrams: 250, use: 'Spülung von Wurzelkanälen' },
  },
  {
    name: /Flusssäure/,
    ...{
      signalWord: 'danger',
      pictograms: 'GHS05 GHS06',
      hazards: 'H301+H311+H331 H314',
      storageClass: '6.1D',
    },
    precautions: `P260 P264 P280 P301+P330+P331 P303+P361+P353 P304+P340 ${eyes} P310 P405 P501`,
    ...{ packGrams: 10, use: 'Ätzen von Glaskeramik' },
  },
  {
    name: /Ätzgel|Zitronensäure|EDTA/,
    ...{ signalWord: 'danger', pictograms: 'GHS05', hazards: 'H290 H314', storageClass: '8B' },
    precautions: `P260 P280 P301+P330+P331 P303+P361+P353 ${eyes} P310 P501`,
    ...{ packGrams: 60, use: 'Konditionieren von Schmelz und Dentin' },
  },
  {
    name: /Flüssigkeit|Monomer/,
    ...{ signalWord: 'danger', pictograms: 'GHS02 GHS07', hazards: 'H225 H315 H317 H335', storageClass: '3' },
    precautions: 'P210 P233 P261 P272 P280 P302+P352 P333+P313 P370+P378 P403+P235 P501',
    ...{ packGrams: 250, use: 'Kunststoffe anmischen' },
  },
  {
    name: /Silan|primer|Primer|Adhäsiv|adhäsiv|Bond|Aktivator|Lack|lack/,
    ...{ signalWord: 'danger', pictograms: 'GHS02 GHS07', hazards: 'H225 H317 H319', storageClass: '3' },
    precautions: `P210 P261 P272 P280 P302+P352 ${eyes} P333+P313 P403+P233 P501`,
    ...{ packGrams: 15, use: 'Adhäsive Befestigung' },
  },
  {
    name: /[Ss]pray|öl/,
    ...{ signalWord: 'danger', pictograms: 'GHS02', hazards: 'H222 H229', storageClass: '2B' },
    precautions: 'P210 P211 P251 P410+P412',
    ...{ packGrams: 400, use: 'Pflege von Instrumenten' },
  },
  {
    name: /[Kk]onzentrat|Bohrerbad|Instrumentendesinfektion|[Rr]einiger/,
    ...{
      signalWord: 'danger',
      pictograms: 'GHS05 GHS07 GHS09',
      hazards: 'H302 H314 H410',
      storageClass: '8A',
    },
    precautions: `P260 P273 P280 P301+P330+P331 P303+P361+P353 ${eyes} P310 P391 P501`,
    ...{ packGrams: 2000, use: 'Aufbereitung von Instrumenten' },
  },
  {
    name: /[Cc]omposite|Zement|Sealer|Glasionomer|Eugenol/,
    ...{ signalWord: 'warning', pictograms: 'GHS07', hazards: 'H315 H317 H319', storageClass: '11' },
    precautions: `P261 P272 P280 P302+P352 ${eyes} P333+P313 P501`,
    ...{ packGrams: 20, use: 'Füllung und Befestigung' },
  },
];

export async function writeDangerousGoods(
  client: Client,
  articles: readonly StockedArticle[],
  { practiceId, userId }: { readonly practiceId: number; readonly userId: number },
): Promise<void> {
  const rows = articles.flatMap(({ id, plan: { product } }): Value[][] => {
    const label = product.isDangerousGood ? labels.find(({ name }) => name.test(product.name)) : undefined;
    if (label === undefined) return [];
    const { signalWord, pictograms, hazards, precautions, storageClass, packGrams, use } = label;
    const list = (codes: string) => `{${codes.split(' ').join(',')}}`;
    return [
      [
        ...[practiceId, id, signalWord, list(pictograms), list(hazards), list(precautions), storageClass],
        ...[packGrams, use, userId],
      ],
    ];
  });
  await copyRows(
    client,
    'dangerous_good',
    'practice_id, article_id, signal_word, pictograms, hazards, precautions, storage_class, pack_grams, use_text, changed_by',
    rows,
  );
}
