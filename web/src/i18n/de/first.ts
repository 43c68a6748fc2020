// The texts of the first screen and of the frame around every other, fetched as one file.
import identity from './account/identity.json';
import scanner from './inventory/scanner.json';
import stock from './inventory/stock.json';
import app from './shared/app.json';
import common from './shared/common.json';
import errors from './shared/errors.json';
import routes from './shared/routes.json';
import shell from './shared/shell.json';
import units from './shared/units.json';
import search from './shop/search.json';

export const first = { app, common, errors, identity, routes, scanner, search, shell, stock, units };
