// A page opened before an update asks for files that are gone. One reload brings the new ones.

const reloadMark = 'praxora.reloaded-at';
const pauseMs = 60_000;

export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(readMark(), Date.now())) return;
    event.preventDefault();
    void reloadIfAnswered();
  });
}

/** A file may be missing because the server is away: a reload would leave an empty window, without what was typed. */
async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  window.sessionStorage.setItem(reloadMark, String(Date.now()));
  window.location.reload();
}

/** Not again within a minute: when the files are really missing, the user should see the error. */
export function mayReload(lastReload: string | null, now: number): boolean {
  return lastReload === null || now - Number(lastReload) > pauseMs;
}

/** Without session storage a reload could repeat forever: then rather none. */
function readMark(): string | null {
  try {
    return window.sessionStorage.getItem(reloadMark);
  } catch {
    return String(Date.now());
  }
}
