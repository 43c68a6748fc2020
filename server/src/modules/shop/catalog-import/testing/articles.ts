// Articles made to order: say only what matters to the test.
import type { RawArticle } from '../../../vendors/index.ts';

export const anArticle = (wish: Partial<RawArticle> & { readonly price?: string } = {}): RawArticle => {
  const { price = '10.00', ...rest } = wish;
  return {
    line: 1,
    orderNumber: 'A-1',
    name: { de: 'Spiegel', en: '' },
    description: { de: '', en: '' },
    manufacturer: '',
    manufacturerNumber: '',
    gtin: '',
    pzn: '',
    orderUnit: 'PCE',
    contentUnit: '',
    contentCount: '',
    minimumQuantity: '',
    orderStep: '',
    priceQuantity: '',
    deliveryDays: '',
    keywords: [],
    prices: [{ amount: price, from: '', factor: '', currency: 'EUR', tax: '' }],
    decimalComma: false,
    problems: [],
    ...rest,
  };
};
