import type { MantineColorScheme } from '@mantine/core';

/**
 * The scheme after a click. From "auto" the first click must change something the user can see,
 * so it goes to the opposite of what the system shows; then to the other one; then back to "auto".
 */
export function nextScheme(current: MantineColorScheme, system: 'light' | 'dark'): MantineColorScheme {
  const opposite = system === 'light' ? 'dark' : 'light';
  if (current === 'auto') return opposite;
  return current === opposite ? system : 'auto';
}
