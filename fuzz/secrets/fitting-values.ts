// Values that some calls want to fit together, which values made by chance almost never do. The planted words stay.
import type { Input } from '../requests/call-input.ts';

type Fields = Record<string, unknown>;

/** A product can be one article only, so the article names none. */
const fittingArticle = ({ catalogOrigin: _, ...article }: Fields): Fields => ({
  ...article,
  labelConfiguration: { ...(article.labelConfiguration as Fields), consumptionPerScan: 1 },
  packagingInformation: { ...(article.packagingInformation as Fields), consumptionUnitCount: 1 },
  notificationInformation: {
    minimumStock: { amount: 1 },
    warningStock: { amount: 2 },
    idealStock: { amount: 3 },
  },
});

const mailAddress = (vendor: Fields): Fields => ({ ...vendor, email: `${vendor.email}@planted.example` });

const fittingBodies: Readonly<Record<string, (body: Fields) => Fields>> = {
  'app store setFeatures': (features) =>
    Object.fromEntries(Object.keys(features).map((name) => [name, true])),
  'articles createArticles': (body) =>
    Array.isArray(body.articles) ? { articles: body.articles.map(fittingArticle) } : fittingArticle(body),
  'articles updateArticle': fittingArticle,
  'buffered positions putAside': ({ articleId: _, ...position }) => position,
  // Positions, totals and days made by chance are refused.
  'checkout placeOrder': (body) => ({ data: { Bestellreferenz: (body.data as Fields).Bestellreferenz } }),
  // Codes and addresses made by chance are none.
  'dangerous goods setDangerousGood': ({ use, notes }) => ({ use, notes }),
  // The operator allows no printer in the network.
  'labels setPrintingDefaults': (body) => ({
    defaults: { ...(body.defaults as Fields), networkPrinter: null },
  }),
  'own vendors createOwnVendor': ({ priceListId: _, ...vendor }) => mailAddress(vendor),
  'own vendors updateOwnVendor': mailAddress,
  'stock bookConsumption': ({ articleId, note }) => ({ articleId, note, amount: 1 }),
  'treatments setTreatment': ({ reference, serialNumber }) => ({ reference, serialNumber }),
  'stock writeOff': (body) => ({ ...body, amount: 1 }),
};

export function withFittingValues(callName: string, input: Input): Input {
  const adapt = fittingBodies[callName];
  return adapt ? { ...input, body: adapt(input.body as Fields) } : input;
}
