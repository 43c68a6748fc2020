// Makes t() refuse a key that the English texts lack.
import 'i18next';
import type account from '../i18n/en/account.json';
import type addToCart from '../i18n/en/addToCart.json';
import type app from '../i18n/en/app.json';
import type approvals from '../i18n/en/approvals.json';
import type article from '../i18n/en/article.json';
import type articleImport from '../i18n/en/articleImport.json';
import type bufferedPositions from '../i18n/en/bufferedPositions.json';
import type cart from '../i18n/en/cart.json';
import type catalog from '../i18n/en/catalog.json';
import type checkout from '../i18n/en/checkout.json';
import type coming from '../i18n/en/coming.json';
import type common from '../i18n/en/common.json';
import type dashboard from '../i18n/en/dashboard.json';
import type delivery from '../i18n/en/delivery.json';
import type digest from '../i18n/en/digest.json';
import type documents from '../i18n/en/documents.json';
import type errors from '../i18n/en/errors.json';
import type identity from '../i18n/en/identity.json';
import type inventory from '../i18n/en/inventory.json';
import type linkedOrders from '../i18n/en/linkedOrders.json';
import type optimizer from '../i18n/en/optimizer.json';
import type orders from '../i18n/en/orders.json';
import type receiving from '../i18n/en/receiving.json';
import type reorder from '../i18n/en/reorder.json';
import type routes from '../i18n/en/routes.json';
import type saved from '../i18n/en/saved.json';
import type scanner from '../i18n/en/scanner.json';
import type search from '../i18n/en/search.json';
import type shell from '../i18n/en/shell.json';
import type stock from '../i18n/en/stock.json';
import type thresholds from '../i18n/en/thresholds.json';
import type units from '../i18n/en/units.json';
import type vendor from '../i18n/en/vendor.json';
import type vendors from '../i18n/en/vendors.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      addToCart: typeof addToCart;
      app: typeof app;
      approvals: typeof approvals;
      article: typeof article;
      articleImport: typeof articleImport;
      bufferedPositions: typeof bufferedPositions;
      cart: typeof cart;
      catalog: typeof catalog;
      checkout: typeof checkout;
      coming: typeof coming;
      common: typeof common;
      dashboard: typeof dashboard;
      delivery: typeof delivery;
      digest: typeof digest;
      documents: typeof documents;
      errors: typeof errors;
      identity: typeof identity;
      inventory: typeof inventory;
      linkedOrders: typeof linkedOrders;
      optimizer: typeof optimizer;
      orders: typeof orders;
      receiving: typeof receiving;
      reorder: typeof reorder;
      routes: typeof routes;
      saved: typeof saved;
      scanner: typeof scanner;
      search: typeof search;
      shell: typeof shell;
      stock: typeof stock;
      thresholds: typeof thresholds;
      units: typeof units;
      vendor: typeof vendor;
      vendors: typeof vendors;
    };
  }
}
