import { expect, it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { orderRequestMail } from './order-request.mails.ts';

const request = (language: 'de' | 'en') => ({
  ...mailValues(language),
  requester: 'X',
  address: 'X',
  positions: 2,
  note: 'X',
});

it('the mail that asks for an order uses the words of the glossary', () => {
  expectGlossaryWords({
    orderRequestMail: (language) => [
      orderRequestMail(request(language)),
      orderRequestMail({ ...request(language), positions: 1, note: '' }),
    ],
  });
});

it('leaves out an empty message, and markup in a message stays text', () => {
  expect(orderRequestMail({ ...request('en'), note: '' }).text).not.toContain('Message');
  expect(orderRequestMail({ ...request('en'), note: '<b>now</b>' }).html).toContain('&lt;b&gt;now&lt;/b&gt;');
});
