/** The product title, followed by the route title when the route has one. */
export function pageTitle(productTitle: string, routeTitle: string | null): string {
  return routeTitle === null ? productTitle : `${productTitle} – ${routeTitle}`;
}
