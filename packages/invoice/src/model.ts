// One invoice, whichever syntax it was written in. BT and BG are the numbers of EN 16931.
import type { Decimal } from './decimal.ts';

export type Syntax = 'UBL' | 'CII' | 'ZUGFeRD1';

export interface Invoice {
  readonly syntax: Syntax;
  /** BT-24, as it is written. */
  readonly specification: string | null;
  /** The short name of the specification, such as MINIMUM, BASIC WL, EN 16931 or XRECHNUNG. */
  readonly profile: string | null;
  readonly kind: 'invoice' | 'credit-note';
  /** BT-3, a code of UNTDID 1001. */
  readonly typeCode: string | null;
  readonly number: string | null;
  /** Days are written YYYY-MM-DD. */
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  readonly deliveryDate: string | null;
  /** Null where the document has no period; one without days breaks a rule. */
  readonly period: Period | null;
  readonly taxPointDate: string | null;
  /** BT-8, a code of UNTDID 2005. */
  readonly taxPointCode: string | null;
  readonly currency: string | null;
  readonly taxCurrency: string | null;
  readonly notes: readonly Note[];
  readonly references: References;
  readonly seller: Party;
  readonly buyer: Party;
  readonly payee: Party | null;
  readonly taxRepresentative: Party | null;
  readonly deliverTo: Party | null;
  readonly lines: readonly InvoiceLine[];
  readonly allowancesAndCharges: readonly AllowanceOrCharge[];
  readonly vatBreakdown: readonly VatShare[];
  readonly totals: Totals;
  readonly payment: Payment;
  readonly attachments: readonly Attachment[];
  /** Values that stand in the document but cannot be understood; they are null above. */
  readonly unreadable: readonly UnreadableValue[];
}

export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

export interface Note {
  /** A code of UNTDID 4451. */
  readonly subject: string | null;
  readonly text: string;
}

export interface References {
  /** BT-10; for authorities in Germany the Leitweg-ID. */
  readonly buyerReference: string | null;
  readonly order: string | null;
  readonly salesOrder: string | null;
  readonly deliveryNote: string | null;
  readonly receivingAdvice: string | null;
  readonly contract: string | null;
  readonly project: string | null;
  readonly tender: string | null;
  /** BT-18, such as a meter or a subscription. */
  readonly invoicedObject: string | null;
  readonly precedingInvoices: readonly PrecedingInvoice[];
}

export interface PrecedingInvoice {
  readonly number: string;
  readonly date: string | null;
}

export interface Party {
  readonly name: string | null;
  readonly tradingName: string | null;
  readonly ids: readonly Identifier[];
  readonly registration: Identifier | null;
  /** BT-33, further legal information. */
  readonly legalInformation: string | null;
  readonly vatId: string | null;
  readonly taxNumber: string | null;
  readonly electronicAddress: Identifier | null;
  readonly contact: Contact | null;
  readonly address: Address | null;
}

export interface Identifier {
  readonly id: string;
  readonly scheme: string | null;
}

export interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface Address {
  readonly lines: readonly string[];
  readonly postcode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

export interface InvoiceLine {
  readonly id: string | null;
  /** The line that this one belongs to; null for a line of the first level. */
  readonly parentId: string | null;
  /** DETAIL, GROUP or INFORMATION in the profile EXTENDED. */
  readonly status: string | null;
  readonly notes: readonly string[];
  readonly name: string | null;
  readonly description: string | null;
  readonly sellerNumber: string | null;
  readonly buyerNumber: string | null;
  readonly manufacturerNumber: string | null;
  /** Fourteen digits. */
  readonly gtin: string | null;
  readonly standardId: Identifier | null;
  readonly originCountry: string | null;
  readonly quantity: Decimal | null;
  /** A code of UN/ECE recommendation 20 or 21. */
  readonly unit: string | null;
  readonly netPrice: Decimal | null;
  readonly grossPrice: Decimal | null;
  readonly priceDiscount: Decimal | null;
  /** The price is for this quantity; null means for one. */
  readonly priceQuantity: Decimal | null;
  readonly priceUnit: string | null;
  readonly allowancesAndCharges: readonly AllowanceOrCharge[];
  readonly netAmount: Decimal | null;
  readonly vat: VatCategory | null;
  readonly period: Period | null;
  readonly orderLine: string | null;
  /** Numbers of documents of the line itself, on collective invoices. */
  readonly order: string | null;
  readonly deliveryNote: string | null;
}

export interface VatCategory {
  /** A code of UNTDID 5305: S, Z, E, AE, K, G, O, L, M, B. */
  readonly category: string | null;
  readonly rate: Decimal | null;
}

export interface AllowanceOrCharge {
  readonly isCharge: boolean;
  readonly amount: Decimal | null;
  readonly baseAmount: Decimal | null;
  readonly percent: Decimal | null;
  readonly reason: string | null;
  readonly reasonCode: string | null;
  /** Null on lines, whose category holds for it. */
  readonly vat: VatCategory | null;
}

export interface VatShare extends VatCategory {
  readonly baseAmount: Decimal | null;
  readonly vatAmount: Decimal | null;
  readonly exemptionReason: string | null;
  readonly exemptionCode: string | null;
}

/** As the document says; nothing of it is computed. */
export interface Totals {
  readonly lines: Decimal | null;
  readonly allowances: Decimal | null;
  readonly charges: Decimal | null;
  readonly net: Decimal | null;
  readonly vat: Decimal | null;
  readonly vatInTaxCurrency: Decimal | null;
  readonly gross: Decimal | null;
  readonly prepaid: Decimal | null;
  readonly rounding: Decimal | null;
  readonly payable: Decimal | null;
  /** Amounts claimed for others (BG-DEX-09 of XRechnung's extension), part of what is payable. */
  readonly thirdParty: Decimal | null;
}

export interface Payment {
  readonly means: readonly PaymentMeans[];
  /** BT-83. */
  readonly remittanceText: string | null;
  readonly terms: string | null;
  readonly cashDiscounts: readonly CashDiscount[];
  readonly mandateReference: string | null;
  readonly creditorId: string | null;
}

export interface PaymentMeans {
  /** A code of UNTDID 4461. */
  readonly code: string | null;
  readonly text: string | null;
  /** An IBAN, or the account number of another kind. */
  readonly account: string | null;
  readonly accountName: string | null;
  readonly bic: string | null;
  readonly cardNumber: string | null;
  readonly cardHolder: string | null;
  /** BT-91, the account that is debited. */
  readonly debitedAccount: string | null;
}

export interface CashDiscount {
  readonly days: number | null;
  /** Last day, where the document names a day instead of a number of days. */
  readonly until: string | null;
  readonly percent: Decimal | null;
  readonly baseAmount: Decimal | null;
  readonly amount: Decimal | null;
}

export interface Attachment {
  readonly id: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly fileName: string | null;
  readonly mediaType: string | null;
  /** Base 64 without spaces. */
  readonly content: string | null;
}

export interface UnreadableValue {
  /** Names of the elements from the outermost one, joined by slashes. */
  readonly path: string;
  readonly text: string;
}
