// Before each test file: what the file before it left behind is gone. The files of a worker share one browser world, so
// that React and Mantine are loaded once; our own modules are made anew, and with them all that they keep in mind.
import { notifications } from '@mantine/notifications';
import { vi } from 'vitest';

// Kept outside of the modules, which are made anew.
const world = globalThis as { untouchedFetch?: typeof fetch };
world.untouchedFetch ??= window.fetch;

vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
window.fetch = world.untouchedFetch;
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser world has no other way.
  document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
// Mantine keeps them beside its components, which stay.
notifications.clean();
notifications.cleanQueue();
