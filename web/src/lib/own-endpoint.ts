/** The path of the built-in endpoint, after the key and before the project. */
const ownPath = /^(.*\/services\/errors)\/(\d+)$/;

/** Where our own endpoint takes reports; null for every other service. */
export function ownEndpoint(dsn: string): string | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, pathname } = new URL(dsn);
  const [, path, project] = ownPath.exec(pathname) ?? [];
  return path === undefined ? null : `${protocol}//${host}${path}/api/${project}/envelope/`;
}
