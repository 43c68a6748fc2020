// New browsers ask the user before a page may reach addresses of the same machine.

export type LocalAccess = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Its name has changed from version to version; a browser that knows none of them asks nothing. */
const names = ['loopback-network', 'local-network-access'];

export async function localAccess(): Promise<LocalAccess> {
  for (const name of names) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return 'unknown';
}
