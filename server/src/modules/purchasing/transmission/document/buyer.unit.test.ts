// Whom a vendor asks for: the same in every form of an order.
import { expect, test } from 'vitest';
import { Slices } from '../../../../platform/slices.ts';
import { findChild, findChildren, readText, readTree } from '../response/xml-tree.ts';
import { aDocument } from '../testing/a-document.ts';
import { orderMail } from '../transmission.mails.ts';
import { orderJson } from './order-json.ts';
import { orderXmlFile } from './order-xml.ts';

test('the vendor is told whom to ask for, and where the account is reached', async () => {
  const plain = aDocument(1);
  const contactPerson = 'Empfang, Frau Sommer';
  const email = 'praxis@lang.example';
  const document = { ...plain, practice: { ...plain.practice, contactPerson, email } };
  const root = await readTree((await orderXmlFile(document)).content, new Slices());
  const info = findChild(findChild(root, 'ORDER_HEADER'), 'ORDER_INFO');
  const [buyer] = findChildren(findChild(info, 'PARTIES'), 'PARTY');
  const contact = findChild(findChild(buyer, 'ADDRESS'), 'CONTACT_DETAILS');
  expect(readText(contact, 'CONTACT_NAME')).toBe(contactPerson);
  expect(readText(findChild(contact, 'EMAILS'), 'EMAIL')).toBe(email);
  expect(orderJson(document).order.buyer).toEqual({ name: 'Praxis Lang', contact: contactPerson, email });
  expect(orderMail(document, 'Praxora GmbH').text).toContain(`Ansprechperson: ${contactPerson}, ${email}`);
});
