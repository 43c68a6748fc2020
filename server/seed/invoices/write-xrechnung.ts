// An XRechnung 3.0 in UBL.
import {
  computeTotals,
  discountTerms,
  escapeXml as esc,
  euros,
  shippingRate,
  unitPrice,
  type WrittenInvoice,
  type WrittenLine,
  type WrittenParty,
} from './written-invoice.ts';

const namespaces =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';

const amount = (name: string, cents: number): string =>
  `<cbc:${name} currencyID="EUR">${euros(cents)}</cbc:${name}>`;
const category = (name: string, percent: number): string =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>${percent}</cbc:Percent>${vat}</cac:${name}>`;

const address = ({ street, city, postcode, country }: WrittenParty): string =>
  `<cac:PostalAddress><cbc:StreetName>${esc(street)}</cbc:StreetName><cbc:CityName>${esc(city)}</cbc:CityName><cbc:PostalZone>${postcode}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;

const taxId = (vatId: string): string =>
  vatId === ''
    ? ''
    : `<cac:PartyTaxScheme><cbc:CompanyID>${vatId}</cbc:CompanyID>${vat}</cac:PartyTaxScheme>`;

const legalName = (name: string): string =>
  `<cac:PartyLegalEntity><cbc:RegistrationName>${esc(name)}</cbc:RegistrationName></cac:PartyLegalEntity>`;

const line = (item: WrittenLine, index: number): string => `
  <cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="XPK">${item.quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', item.netCents)}<cac:Item><cbc:Name>${esc(item.name)}</cbc:Name><cac:SellersItemIdentification><cbc:ID>${esc(item.number)}</cbc:ID></cac:SellersItemIdentification>${category('ClassifiedTaxCategory', item.vatPercent)}</cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${unitPrice(item)}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;

export function writeXRechnung(invoice: WrittenInvoice): string {
  const { seller, buyer, shippingCents, corrects } = invoice;
  const { lineCents, netCents, vatCents, grossCents, shares } = computeTotals(invoice);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice ${namespaces}>
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>${esc(invoice.number)}</cbc:ID><cbc:IssueDate>${invoice.issuedOn}</cbc:IssueDate><cbc:DueDate>${invoice.dueOn}</cbc:DueDate><cbc:InvoiceTypeCode>${corrects === undefined ? 380 : 384}</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>${esc(invoice.order)}</cbc:ID></cac:OrderReference>${corrects === undefined ? '' : `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${esc(corrects)}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`}
  <cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="EM">${seller.email}</cbc:EndpointID>${address(seller)}${taxId(seller.vatId)}${legalName(seller.name)}<cac:Contact><cbc:Name>Rechnungsstelle</cbc:Name><cbc:ElectronicMail>${seller.email}</cbc:ElectronicMail></cac:Contact></cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>${buyer.customerNumber === '' ? '' : `<cac:PartyIdentification><cbc:ID>${esc(buyer.customerNumber)}</cbc:ID></cac:PartyIdentification>`}${address(buyer)}${taxId(buyer.vatId)}${legalName(buyer.name)}</cac:Party></cac:AccountingCustomerParty>
  <cac:Delivery><cbc:ActualDeliveryDate>${invoice.deliveredOn}</cbc:ActualDeliveryDate></cac:Delivery>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${seller.iban}</cbc:ID><cbc:Name>${esc(seller.name)}</cbc:Name></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>${discountTerms(invoice)}</cbc:Note></cac:PaymentTerms>${
    shippingCents === 0
      ? ''
      : `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Versand</cbc:AllowanceChargeReason>${amount('Amount', shippingCents)}${category('TaxCategory', shippingRate(invoice))}</cac:AllowanceCharge>`
  }
  <cac:TaxTotal>${amount('TaxAmount', vatCents)}${shares.map((share) => `<cac:TaxSubtotal>${amount('TaxableAmount', share.netCents)}${amount('TaxAmount', share.vatCents)}${category('TaxCategory', share.percent)}</cac:TaxSubtotal>`).join('')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', lineCents)}${amount('TaxExclusiveAmount', netCents)}${amount('TaxInclusiveAmount', grossCents)}${shippingCents === 0 ? '' : amount('ChargeTotalAmount', shippingCents)}${amount('PayableAmount', grossCents)}</cac:LegalMonetaryTotal>${invoice.lines.map(line).join('')}
</Invoice>
`;
}
