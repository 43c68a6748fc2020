// What each page that is not built yet will do for the practice. An entry goes when its page comes.

export const comingPages = {
  reportInventory: {
    title: 'coming:reportInventory.title',
    text: 'coming:reportInventory.text',
    pictures: ['labor'],
  },
  reportOrdersByVendor: {
    title: 'coming:reportOrdersByVendor.title',
    text: 'coming:reportOrdersByVendor.text',
    pictures: ['kanister', 'buero'],
  },
  reportOrdersByArticle: {
    title: 'coming:reportOrdersByArticle.title',
    text: 'coming:reportOrdersByArticle.text',
    pictures: ['einweg', 'becher'],
  },
  reportConsumption: {
    title: 'coming:reportConsumption.title',
    text: 'coming:reportConsumption.text',
    pictures: ['kanuelen', 'maske'],
  },
  reportStockMovements: {
    title: 'coming:reportStockMovements.title',
    text: 'coming:reportStockMovements.text',
    pictures: ['tuecher', 'beutel'],
  },
  printerSettings: {
    title: 'coming:printerSettings.title',
    text: 'coming:printerSettings.text',
    pictures: ['beutel'],
  },
  scanDevices: {
    title: 'coming:scanDevices.title',
    text: 'coming:scanDevices.text',
    pictures: ['tuecher', 'dosen'],
  },
} as const;

export type ComingKey = keyof typeof comingPages;
