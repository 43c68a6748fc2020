// Makes t() refuse a key that the English texts lack.
import 'i18next';
import type addToCart from '../i18n/en/addToCart.json';
import type app from '../i18n/en/app.json';
import type catalog from '../i18n/en/catalog.json';
import type coming from '../i18n/en/coming.json';
import type common from '../i18n/en/common.json';
import type dashboard from '../i18n/en/dashboard.json';
import type errors from '../i18n/en/errors.json';
import type identity from '../i18n/en/identity.json';
import type routes from '../i18n/en/routes.json';
import type saved from '../i18n/en/saved.json';
import type search from '../i18n/en/search.json';
import type shell from '../i18n/en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      addToCart: typeof addToCart;
      app: typeof app;
      catalog: typeof catalog;
      coming: typeof coming;
      common: typeof common;
      dashboard: typeof dashboard;
      errors: typeof errors;
      identity: typeof identity;
      routes: typeof routes;
      saved: typeof saved;
      search: typeof search;
      shell: typeof shell;
    };
  }
}
