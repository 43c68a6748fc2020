/**
 * First words of the addresses of all pages. The server answers the app for every address that begins with one of them, whoever asks;
 * a test of the web app compares them with its routes.
 */
export const pageWords: readonly string[] = [
  'account-management',
  'assortment',
  'auth',
  'cart',
  'dashboard',
  'help',
  'inventory',
  'invoices',
  'orders',
  'quick-order',
  're-order',
  'reports',
  'search',
  'vendors',
];
