import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';

let root: Root;
let held: number | null;

function Host(props: { start: number | null; zeroHasMeaning?: boolean; decimals?: number }) {
  const { start, ...rules } = props;
  const [value, setValue] = useState(start);
  held = value;
  return <NumberField aria-label="amount" value={value} onChange={setValue} {...rules} />;
}

function show(host: React.ReactNode): HTMLInputElement {
  act(() => root.render(<MantineProvider>{host}</MantineProvider>));
  const input = document.querySelector('input');
  if (!input) throw new Error('the field shows no input');
  return input;
}

function type(input: HTMLInputElement, text: string) {
  act(() => {
    input.focus();
    // React listens to the native setter, as typing does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function leave(input: HTMLInputElement) {
  act(() => input.blur());
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('NumberField', () => {
  it('shows German format and takes comma and point', () => {
    const input = show(<Host start={1234.5} decimals={2} />);
    expect(input.value).toBe('1.234,5');
    type(input, '12.75');
    expect(held).toBe(12.75);
    type(input, '12,25');
    expect(held).toBe(12.25);
    leave(input);
    expect(input.value).toBe('12,25');
  });

  it('is empty when its value is zero or not a number', () => {
    expect(show(<Host start={0} />).value).toBe('');
    expect(show(<Host key="nan" start={Number.NaN} />).value).toBe('');
  });

  it('clears zero and what is no number when it is left', () => {
    const input = show(<Host start={7} />);
    type(input, '0');
    expect(input.value).toBe('0');
    leave(input);
    expect([input.value, held]).toEqual(['', null]);
    type(input, 'seven');
    leave(input);
    expect([input.value, held]).toEqual(['', null]);
  });

  it('keeps zero where zero has a meaning', () => {
    const input = show(<Host start={3} zeroHasMeaning />);
    type(input, '0');
    leave(input);
    expect([input.value, held]).toEqual(['0', 0]);
  });

  it('lets "0,5" be typed although it starts with a zero', () => {
    const input = show(<Host start={null} decimals={1} />);
    for (const text of ['0', '0,', '0,5']) type(input, text);
    leave(input);
    expect([input.value, held]).toEqual(['0,5', 0.5]);
  });

  it('does not accept more decimals than allowed, rather than rounding in silence', () => {
    const input = show(<Host start={null} />);
    type(input, '1,5');
    leave(input);
    expect([input.value, held]).toEqual(['', null]);
  });
});
