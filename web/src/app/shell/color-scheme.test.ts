import { describe, expect, it } from 'vitest';
import { nextScheme } from './color-scheme.ts';

describe('nextScheme', () => {
  it('goes through all three and changes the picture at once', () => {
    expect([nextScheme('auto', 'light'), nextScheme('dark', 'light'), nextScheme('light', 'light')]).toEqual([
      'dark',
      'light',
      'auto',
    ]);
    expect([nextScheme('auto', 'dark'), nextScheme('light', 'dark'), nextScheme('dark', 'dark')]).toEqual([
      'light',
      'dark',
      'auto',
    ]);
  });
});
