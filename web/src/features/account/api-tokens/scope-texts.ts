import type { Scope } from '@praxora/contract/shared/call';

/** Texts about the rights of each API scope: short and long. */
export const scopeTexts = {
  'catalog.read': { short: 'scopes.catalog.short', text: 'scopes.catalog.text' },
  'orders.read': { short: 'scopes.orders.short', text: 'scopes.orders.text' },
  'inventory.read': { short: 'scopes.inventory.short', text: 'scopes.inventory.text' },
  'stock.book': { short: 'scopes.stock.short', text: 'scopes.stock.text' },
  'invoices.add': { short: 'scopes.invoices.short', text: 'scopes.invoices.text' },
  order: { short: 'scopes.order.short', text: 'scopes.order.text' },
} as const satisfies Record<Scope, { short: string; text: string }>;
