// The mail to those who may order, when a colleague has filled the cart.
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface OrderRequest {
  readonly language: 'de' | 'en';
  readonly firstName: string;
  readonly company: string;
  readonly link: string;
  /** Name of the user who asks. */
  readonly requester: string;
  /** Short name of the delivery address. */
  readonly address: string;
  readonly positions: number;
  readonly note: string;
}

export const orderRequestMail = (request: OrderRequest): MailContent =>
  request.language === 'de' ? german(request) : english(request);

function german({ requester, address, positions, note, ...notice }: OrderRequest): MailContent {
  const lines = positions === 1 ? 'liegt 1 Position' : `liegen ${positions} Positionen`;
  return layoutMail({
    language: 'de',
    company: notice.company,
    subject: `${requester} bittet Sie um eine Bestellung`,
    greeting: notice.firstName ? `Guten Tag ${notice.firstName},` : 'Guten Tag,',
    paragraphs: [
      `${requester} hat den Warenkorb gefüllt und bittet Sie, ihn zu bestellen. Für die Lieferadresse „${address}“ ${lines} darin.`,
      ...(note === '' ? [] : [`Nachricht: „${note}“`]),
    ],
    button: { label: 'Warenkorb öffnen', link: notice.link },
    closing: [],
  });
}

function english({ requester, address, positions, note, ...notice }: OrderRequest): MailContent {
  const lines = positions === 1 ? '1 item' : `${positions} items`;
  return layoutMail({
    language: 'en',
    company: notice.company,
    subject: `${requester} asks you for an order`,
    greeting: notice.firstName ? `Hello ${notice.firstName},` : 'Hello,',
    paragraphs: [
      `${requester} filled the cart and asks you to order it. It holds ${lines} for the delivery address “${address}”.`,
      ...(note === '' ? [] : [`Message: “${note}”`]),
    ],
    button: { label: 'Open the cart', link: notice.link },
    closing: [],
  });
}
