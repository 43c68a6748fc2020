import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { AddToCart } from './AddToCart.tsx';

let added: number[];
let isRefused: boolean;

async function onAdd(quantity: number) {
  added.push(quantity);
  await Promise.resolve();
  if (isRefused) throw new Error('refused');
  return undefined;
}

async function click(selector: string) {
  act(() => find<HTMLButtonElement>(selector).click());
  await settle();
}

const addButton = 'button[aria-label="Add to cart: Lumafil"]';

beforeEach(async () => {
  added = [];
  isRefused = false;
  await prepareTexts();
});
afterEach(takeDown);

describe('the compact button', () => {
  it('adds what may be ordered at least, and turns into "in cart" with a plus', async () => {
    await show(<AddToCart compact name="Lumafil" minimum={5} step={2} onAdd={onAdd} />, '/');
    await click(addButton);
    expect(added).toEqual([6]);
    expect(pageText()).toBe('6 in cart');
    await click('button[aria-label="Add 2 more of Lumafil"]');
    expect(added).toEqual([6, 2]);
    expect(pageText()).toBe('8 in cart');
  });

  it('shows what the cart really holds when it is told', async () => {
    await show(
      <AddToCart compact name="Lumafil" onAdd={async () => ({ quantityInCart: 12, undoId: 'u-1' })} />,
      '/',
    );
    await click(addButton);
    expect(pageText()).toBe('12 in cart');
  });

  it('is as before when it was refused', async () => {
    isRefused = true;
    await show(<AddToCart compact name="Lumafil" onAdd={onAdd} />, '/');
    await click(addButton);
    expect(added).toEqual([1]);
    expect(pageText()).toBe('Add to cart');
  });

  it('shows what lies in the cart where the page knows', async () => {
    await show(<AddToCart compact name="Lumafil" inCart={3} onAdd={onAdd} />, '/');
    expect(pageText()).toBe('3 in cart');
  });
});

describe('a double click', () => {
  const press = async (selector: string, detail: number) => {
    act(() => void find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    await settle();
  };

  it('adds once, also where the answer came between the clicks', async () => {
    await show(<AddToCart name="Lumafil" quantity={2} inCart={0} onAdd={onAdd} />, '/');
    await press(addButton, 1);
    await press(addButton, 2);
    expect(added).toEqual([2]);
  });

  it('does not press the plus that took the place of the button', async () => {
    await show(<AddToCart compact name="Lumafil" onAdd={onAdd} />, '/');
    await press(addButton, 1);
    const plus = 'button[aria-label="Add 1 more of Lumafil"]';
    await press(plus, 2);
    expect(added).toEqual([1]);
    await press(plus, 1);
    expect(added).toEqual([1, 1]);
  });
});

describe('the button with a stepper', () => {
  const field = 'input[aria-label="Quantity of Lumafil"]';

  it('adds the quantity chosen, raised to what the vendor sells', async () => {
    await show(<AddToCart name="Lumafil" minimum={4} step={4} onAdd={onAdd} />, '/');
    expect(find<HTMLInputElement>(field).value).toBe('4');
    expect(find<HTMLButtonElement>('button[aria-label="Less"]').disabled).toBe(true);
    await click('button[aria-label="More"]');
    await click(addButton);
    type(field, '9');
    await leave(field);
    expect(find<HTMLInputElement>(field).value).toBe('12');
    await click(addButton);
    expect(added).toEqual([8, 12]);
  });

  it('says that it was raised', async () => {
    await show(<AddToCart name="Lumafil" minimum={8} step={4} onAdd={onAdd} />, '/');
    type(field, '9');
    await leave(field);
    expect(pageText()).toContain('Increased: it is sold in steps of 4.');
    type(field, '3');
    await leave(field);
    expect(pageText()).toContain('Increased: the minimum quantity is 8.');
  });

  it('adds nothing while what stands in the field is no quantity', async () => {
    await show(<AddToCart name="Lumafil" onAdd={onAdd} />, '/');
    for (const text of ['2,5', '-3', '1000000', '0', 'abc']) {
      type(field, text);
      await leave(field);
      await click(addButton);
      expect(find<HTMLInputElement>(field).getAttribute('aria-invalid'), text).toBe('true');
    }
    expect(added).toEqual([]);
    await click('button[aria-label="More"]');
    await click(addButton);
    expect(added).toEqual([2]);
  });

  it('keeps the quantity when the field was emptied', async () => {
    await show(<AddToCart name="Lumafil" onAdd={onAdd} />, '/');
    await click('button[aria-label="More"]');
    type(field, '');
    await leave(field);
    expect(find<HTMLInputElement>(field).value).toBe('2');
  });
});

it('adds what the page says, without asking', async () => {
  await show(<AddToCart name="Lumafil" quantity={7} onAdd={onAdd} />, '/');
  expect(document.querySelector('input')).toBeNull();
  await click(addButton);
  expect(added).toEqual([7]);
});
