/** From the last part of a link to a product's page; null when it leads to none. */
export function productIdInLink(link: string): number | null {
  const id = /(?:^|\/)(\d+)\/?(?:[?#].*)?$/.exec(link)?.[1];
  return id === undefined ? null : Number(id);
}
