// The six reports, and the orders and lines behind their numbers.
import { defineCall } from '../shared/call.ts';
import {
  invoicedPrices,
  ordersByArticle,
  ordersByVendor,
  priceCheck,
  reportOrders,
  reportPositions,
} from './order-reports.ts';
import {
  consumptionQuery,
  inventoryQuery,
  invoicedPricesQuery,
  ordersByArticleQuery,
  ordersByVendorQuery,
  priceCheckQuery,
  reportOrdersQuery,
  reportPositionsQuery,
  stockMovementsQuery,
} from './report-query.ts';
import { consumption, inventory, stockMovements } from './stock-reports.ts';

const base = 'pro';
const method = 'GET';
const access = 'pro20';
const mayBeLate = true;

export const orderReportCalls = {
  ordersByVendor: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/orders-by-vendor' },
    permission: 'reports',
    summary: 'What was ordered from whom',
    query: ordersByVendorQuery,
    data: ordersByVendor,
    errors: ['NOT_FOUND'],
  }),
  reportOrders: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/orders-by-vendor/orders' },
    permission: 'reports',
    summary: 'The orders behind a number of orders by vendor',
    query: reportOrdersQuery,
    data: reportOrders,
    errors: ['NOT_FOUND'],
  }),
  ordersByArticle: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/orders-by-article' },
    permission: 'reports',
    summary: 'What was ordered, by product and vendor',
    query: ordersByArticleQuery,
    data: ordersByArticle,
    errors: ['NOT_FOUND'],
  }),
  reportPositions: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/orders-by-article/positions' },
    permission: 'reports',
    summary: 'The order lines behind a number of orders by article',
    query: reportPositionsQuery,
    data: reportPositions,
    errors: ['NOT_FOUND'],
  }),
} as const;

export const priceCheckCalls = {
  priceCheck: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/price-check' },
    permission: 'reports',
    summary: 'What was paid against the lowest price that held on the order’s day',
    query: priceCheckQuery,
    data: priceCheck,
    errors: ['NOT_FOUND'],
  }),
} as const;

export const invoicedPriceCalls = {
  invoicedPrices: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/invoiced-prices' },
    permission: 'reports',
    summary: 'What approved invoices charge for goods, against what the orders agreed on',
    query: invoicedPricesQuery,
    data: invoicedPrices,
    errors: ['NOT_FOUND'],
  }),
} as const;

export const stockReportCalls = {
  consumption: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/consumption' },
    permission: 'reports',
    summary: 'What was used, by article and cost center',
    query: consumptionQuery,
    data: consumption,
    errors: ['NOT_FOUND'],
  }),
  stockMovements: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/stock-movements' },
    permission: 'reports',
    summary: 'Every movement of stock by the day it happened',
    query: stockMovementsQuery,
    data: stockMovements,
    errors: ['NOT_FOUND'],
  }),
  inventory: defineCall({
    ...{ base, method, access, mayBeLate, path: 'reports/inventory' },
    permission: 'reports',
    summary: 'What lay there at the end of a day, and what it was worth',
    query: inventoryQuery,
    data: inventory,
    errors: ['NOT_FOUND'],
  }),
} as const;
