import { describe, expect, it } from 'vitest';
import { contactPhone, dialAddress } from './contact-phone.ts';

const numbers = { DE: '+49 89 1234-56', AT: '+43 1 987654' };

describe('contactPhone', () => {
  it('gives Austria its own number', () => {
    expect(contactPhone('AT', numbers)).toBe(numbers.AT);
  });

  it.each(['DE', 'CH', 'FR', '', undefined])('gives %s the German one', (country) => {
    expect(contactPhone(country, numbers)).toBe(numbers.DE);
  });
});

describe('dialAddress', () => {
  it('keeps only what can be dialled', () => {
    expect(dialAddress(numbers.DE)).toBe('tel:+4989123456');
  });
});
