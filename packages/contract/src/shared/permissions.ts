// Roles of a practice's users and the permissions of each role. Every call names the permission it needs, so that the server, the
// API's documentation, the menus and buttons of the web app and the tests decide by this one table.

export const roles = ['owner', 'purchasing', 'stock', 'reader'] as const;
export type Role = (typeof roles)[number];

const everybody = roles;
const writers = ['owner', 'purchasing', 'stock'] as const;
const buyers = ['owner', 'purchasing'] as const;
const owners = ['owner'] as const;

/** Roles that have a permission. */
export const rolesByPermission = {
  /** Own name, password, sessions, two-step login, language and morning e-mail. */
  ownSettings: everybody,
  /** See the catalogue, prices, the cart, orders, articles, stock and the practice's settings, and export lists of them. */
  view: everybody,
  /** See, save and export reports, and see spending and savings. */
  reports: ['owner', 'purchasing', 'reader'],
  /** Receive goods, book, count, and print labels. */
  bookStock: writers,
  /** Make blocked stock available again. */
  unblockStock: buyers,
  /** Create and change articles, their documents and thresholds, and storages. */
  editArticles: writers,
  /** Fill and optimize the cart, put aside, and change the re-order list and saved lists. */
  fillCart: writers,
  /** Pair, rename, block and remove handhelds. */
  manageDevices: writers,
  /** Decide about orders of a clinic; the approver flag is needed beside the role. */
  approve: writers,
  /** Place orders and follow them up: send, confirm, cancel, close. */
  order: buyers,
  /** Receive invoices, say what they are about, approve them and mark them as paid. */
  approveInvoices: buyers,
  /** Change vendors' terms, own vendors, price offers and price lists. */
  manageVendors: buyers,
  /** Freeze the inventory of a day and add the prices it lacks. */
  freezeReports: buyers,
  /** Change addresses, cost centers and search words. */
  manageSettings: buyers,
  /** Invite, deactivate and delete users, and change their roles. */
  manageUsers: owners,
  /** Change account data, the app store's switches and API tokens, and export all data. */
  manageAccount: owners,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;

export const rolesWith = (permission: Permission): readonly Role[] => rolesByPermission[permission];

export const hasPermission = (role: Role, permission: Permission): boolean =>
  rolesWith(permission).includes(role);

/** Devices act with the rights of this role, and never with more than the rights of the person in charge of them. */
export const deviceRole: Role = 'stock';
