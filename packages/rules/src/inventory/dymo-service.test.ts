import { describe, expect, it } from 'vitest';
import { dymoOrigins } from './dymo-service.ts';

describe('the addresses of the DYMO service', () => {
  it('are ten ports of the numeric address, then of the name', () => {
    expect(dymoOrigins).toHaveLength(20);
    expect(dymoOrigins[0]).toBe('https://127.0.0.1:41951');
    expect(dymoOrigins[9]).toBe('https://127.0.0.1:41960');
    expect(dymoOrigins[10]).toBe('https://localhost:41951');
    expect(dymoOrigins[19]).toBe('https://localhost:41960');
  });
});
