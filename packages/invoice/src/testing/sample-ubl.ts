// A small UBL invoice, written by hand for the tests.

export const ublNamespaces = {
  root: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** Two boxes of gloves at 5.50 with 19 % VAT: 11.00 net, 13.09 gross. */
export const sampleUbl = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${ublNamespaces.root}" xmlns:cac="${ublNamespaces.cac}" xmlns:cbc="${ublNamespaces.cbc}">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ID>R-2026-17</cbc:ID>
  <cbc:IssueDate>2026-03-02</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:Note>#REG#Amtsgericht Musterstadt</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>
  <cac:OrderReference><cbc:ID>NA</cbc:ID><cbc:SalesOrderID>AB-1</cbc:SalesOrderID></cac:OrderReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Müller Dental</cbc:Name></cac:PartyName>
    <cac:PostalAddress>
      <cbc:StreetName>Hauptstraße 1</cbc:StreetName><cbc:CityName>Köln</cbc:CityName><cbc:PostalZone>50667</cbc:PostalZone>
      <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
    </cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>123/456/78901</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Müller &amp; Söhne GmbH</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PostalAddress>
      <cbc:StreetName>Am Markt 2</cbc:StreetName><cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone>
      <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
    </cac:PostalAddress>
    <cac:PartyLegalEntity><cbc:RegistrationName>Zahnarztpraxis am Markt</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>
  <cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=14#PROZENT=2.00#
#SKONTO#TAGE=21#PROZENT=1.00#BASISBETRAG=13.09#
Sonst 30 Tage netto.</cbc:Note></cac:PaymentTerms>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">2.09</cbc:TaxAmount>
    <cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="EUR">11.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">2.09</cbc:TaxAmount>
      <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>
    </cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">11.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">11.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">13.09</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">13.09</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:InvoicedQuantity unitCode="XBX">2</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">11.00</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>Handschuhe M</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>4711</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">4006381333931</cbc:ID></cac:StandardItemIdentification>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">5.50</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>
</Invoice>
`;
