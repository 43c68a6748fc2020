// A scanner that plugs in as a keyboard.
import type { Page } from '@playwright/test';

const pauseSeconds = 0.004;

/**
 * Types the text as fast as a scanner. The browser is told when each key was pressed: on a busy machine keys arrive late,
 * but a real keyboard notes their time itself. Answers when the last one was pressed, in seconds; `before`: right before then.
 */
export async function scan(page: Page, text: string, before = Date.now() / 1000): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const keys = [...text, 'Enter'];
  const start = before - keys.length * pauseSeconds;
  await Promise.all(
    keys.flatMap((key, index) => {
      const timestamp = start + index * pauseSeconds;
      const isEnter = key === 'Enter';
      const pressed = { key, timestamp, ...(isEnter ? { code: 'Enter', windowsVirtualKeyCode: 13 } : {}) };
      return [
        client.send('Input.dispatchKeyEvent', { type: 'keyDown', text: isEnter ? '\r' : key, ...pressed }),
        client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }),
      ];
    }),
  );
  await client.detach();
  return before;
}
