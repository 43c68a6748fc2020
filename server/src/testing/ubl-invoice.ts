// XML of an XRechnung for tests, with totals that add up.

export interface UblLine {
  readonly number: string;
  readonly name?: string;
  readonly quantity: number;
  readonly unitCents: number;
}

interface UblWish {
  readonly number: string;
  readonly order?: string;
  readonly sellerName: string;
  readonly buyerName: string;
  readonly lines: readonly UblLine[];
  readonly shippingCents?: number;
  readonly currency?: string;
  /** Number of the invoice that this one corrects. */
  readonly corrects?: string;
  readonly sellerEmail?: string;
  readonly iban?: string;
  readonly issuedOn?: string;
  readonly dueOn?: string;
  /** Such as `#SKONTO#TAGE=14#PROZENT=2.00#`. */
  readonly terms?: string;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
const names =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
const category = `<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>${vat}`;

export function ublInvoice(wish: UblWish): Buffer {
  const { number, order, sellerName, buyerName, lines, shippingCents = 0, currency = 'EUR' } = wish;
  const { issuedOn = '2026-02-03', dueOn = '2026-03-03', iban, terms, corrects, sellerEmail } = wish;
  const amount = (name: string, cents: number) =>
    `<cbc:${name} currencyID="${currency}">${euros(cents)}</cbc:${name}>`;
  const goods = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const net = goods + shippingCents;
  const tax = Math.round(net * 0.19);
  const party = (role: string, name: string, more: string) =>
    `<cac:${role}><cac:Party><cac:PostalAddress><cbc:StreetName>Weg 1</cbc:StreetName><cbc:CityName>München</cbc:CityName><cbc:PostalZone>80331</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${more}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${role === 'AccountingSupplierParty' && sellerEmail ? `<cac:Contact><cbc:ElectronicMail>${sellerEmail}</cbc:ElectronicMail></cac:Contact>` : ''}</cac:Party></cac:${role}>`;
  const charge =
    shippingCents === 0
      ? ''
      : `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Versand</cbc:AllowanceChargeReason>${amount('Amount', shippingCents)}<cac:TaxCategory>${category}</cac:TaxCategory></cac:AllowanceCharge>`;
  const items = lines.map(
    (line, index) =>
      `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="XPK">${line.quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', line.quantity * line.unitCents)}<cac:Item><cbc:Name>${line.name ?? 'Ware'}</cbc:Name><cac:SellersItemIdentification><cbc:ID>${line.number}</cbc:ID></cac:SellersItemIdentification><cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item><cac:Price>${amount('PriceAmount', line.unitCents)}</cac:Price></cac:InvoiceLine>`,
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Invoice ${names}><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID><cbc:ID>${number}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate><cbc:DueDate>${dueOn}</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>${order === undefined ? '' : `<cac:OrderReference><cbc:ID>${order}</cbc:ID></cac:OrderReference>`}${corrects === undefined ? '' : `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`}${party('AccountingSupplierParty', sellerName, `<cac:PartyTaxScheme><cbc:CompanyID>DE811234567</cbc:CompanyID>${vat}</cac:PartyTaxScheme>`)}${party('AccountingCustomerParty', buyerName, '')}<cac:Delivery><cbc:ActualDeliveryDate>2026-02-02</cbc:ActualDeliveryDate></cac:Delivery>${iban === undefined ? '' : `<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`}${terms === undefined ? '' : `<cac:PaymentTerms><cbc:Note>${terms}</cbc:Note></cac:PaymentTerms>`}${charge}<cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', tax)}<cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>${amount('LineExtensionAmount', goods)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${shippingCents === 0 ? '' : amount('ChargeTotalAmount', shippingCents)}${amount('PayableAmount', net + tax)}</cac:LegalMonetaryTotal>${items.join('')}</Invoice>`,
  );
}
