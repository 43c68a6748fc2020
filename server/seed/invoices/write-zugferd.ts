// A ZUGFeRD 2 invoice: CII of the profile EN 16931 inside a PDF of one page that says the same.
import { deflateSync } from 'node:zlib';
import {
  computeTotals,
  discountTerms,
  escapeXml as esc,
  euros,
  germanDay,
  shippingRate,
  unitPrice,
  type WrittenInvoice,
  type WrittenLine,
  type WrittenParty,
} from './written-invoice.ts';

const namespaces =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';

const date = (day: string): string =>
  `<udt:DateTimeString format="102">${day.replaceAll('-', '')}</udt:DateTimeString>`;

const party = (name: string, { vatId, ...given }: WrittenParty, before = '', contact = ''): string =>
  `<ram:${name}>${before}<ram:Name>${esc(given.name)}</ram:Name>${contact}<ram:PostalTradeAddress><ram:PostcodeCode>${given.postcode}</ram:PostcodeCode><ram:LineOne>${esc(given.street)}</ram:LineOne><ram:CityName>${esc(given.city)}</ram:CityName><ram:CountryID>${given.country}</ram:CountryID></ram:PostalTradeAddress>${vatId === '' ? '' : `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatId}</ram:ID></ram:SpecifiedTaxRegistration>`}</ram:${name}>`;

const tax = (percent: number): string =>
  `<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent>`;

const line = (item: WrittenLine, index: number): string => `
  <ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>${esc(item.number)}</ram:SellerAssignedID><ram:Name>${esc(item.name)}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${unitPrice(item)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="XPK">${item.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${tax(item.vatPercent)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${euros(item.netCents)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;

function writeCii(invoice: WrittenInvoice): string {
  const { seller, buyer, shippingCents, corrects } = invoice;
  const { lineCents, netCents, vatCents, grossCents, shares } = computeTotals(invoice);
  const buyerId = buyer.customerNumber === '' ? '' : `<ram:ID>${esc(buyer.customerNumber)}</ram:ID>`;
  const contact = `<ram:DefinedTradeContact><ram:EmailURIUniversalCommunication><ram:URIID>${seller.email}</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice ${namespaces}>
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${esc(invoice.number)}</ram:ID><ram:TypeCode>${invoice.isCredit ? 381 : corrects === undefined ? 380 : 384}</ram:TypeCode><ram:IssueDateTime>${date(invoice.issuedOn)}</ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${invoice.lines.map(line).join('')}
  <ram:ApplicableHeaderTradeAgreement>${party('SellerTradeParty', seller, '', contact)}${party('BuyerTradeParty', buyer, buyerId)}<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${esc(invoice.order)}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument></ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${date(invoice.deliveredOn)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${seller.iban}</ram:IBANID><ram:AccountName>${esc(seller.name)}</ram:AccountName></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>${shares.map((share) => `<ram:ApplicableTradeTax><ram:CalculatedAmount>${euros(share.vatCents)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${euros(share.netCents)}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${share.percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`).join('')}${
    shippingCents === 0
      ? ''
      : `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${euros(shippingCents)}</ram:ActualAmount><ram:Reason>Versand</ram:Reason><ram:CategoryTradeTax>${tax(shippingRate(invoice))}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`
  }<ram:SpecifiedTradePaymentTerms><ram:Description>${discountTerms(invoice)}</ram:Description><ram:DueDateDateTime>${date(invoice.dueOn)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${euros(lineCents)}</ram:LineTotalAmount><ram:ChargeTotalAmount>${euros(shippingCents)}</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>${euros(netCents)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${euros(vatCents)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${euros(grossCents)}</ram:GrandTotalAmount><ram:DuePayableAmount>${euros(grossCents)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>${corrects === undefined ? '' : `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${esc(corrects)}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`}</ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

const escapePdf = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace('€', 'EUR');

/** What a person reads on the page. */
function writePage(invoice: WrittenInvoice): string {
  const { netCents, vatCents, grossCents } = computeTotals(invoice);
  const rows = [
    invoice.seller.name,
    `${invoice.seller.street}, ${invoice.seller.postcode} ${invoice.seller.city}`,
    '',
    invoice.buyer.name,
    `${invoice.buyer.street}, ${invoice.buyer.postcode} ${invoice.buyer.city}`,
    '',
    `${invoice.isCredit ? 'Gutschrift' : 'Rechnung'} ${invoice.number} vom ${germanDay(invoice.issuedOn)}`,
    `Ihre Bestellung ${invoice.order}`,
    '',
    ...invoice.lines.map(
      ({ quantity, number, name, netCents: cents }) => `${quantity} x ${number} ${name}: ${euros(cents)} EUR`,
    ),
    ...(invoice.shippingCents > 0 ? [`Versand: ${euros(invoice.shippingCents)} EUR`] : []),
    '',
    `Netto ${euros(netCents)} EUR, Umsatzsteuer ${euros(vatCents)} EUR`,
    `Rechnungsbetrag ${euros(grossCents)} EUR, zahlbar bis ${germanDay(invoice.dueOn)}`,
  ];
  return `BT /F1 10 Tf 16 TL 56 786 Td ${rows.map((row) => `(${escapePdf(row)}) Tj T*`).join('\n')} ET`;
}

export const writeZugferd = (invoice: WrittenInvoice): Buffer =>
  writePdf(invoice, deflateSync(writeCii(invoice)));

/** A PDF as many vendors still send it: only a page to be read. */
export const writePlainPdf = (invoice: WrittenInvoice): Buffer => writePdf(invoice, null);

function writePdf(invoice: WrittenInvoice, attachment: Buffer | null): Buffer {
  const page = Buffer.from(writePage(invoice), 'latin1');
  const stream = (head: string, content: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`<<${head}/Length ${content.length}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]);
  const objects: readonly (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R${attachment ? '/Names<</EmbeddedFiles<</Names[(factur-x.xml) 6 0 R]>>>>/AF[6 0 R]' : ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream('', page),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...(attachment === null
      ? []
      : [
          '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Alternative/EF<</F 7 0 R>>>>',
          stream('/Type/EmbeddedFile/Subtype/text#2Fxml/Filter/FlateDecode', attachment),
        ]),
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(table + end)]);
}
