// CII and ZUGFeRD 1.0 have the same structure; elements that are called differently are named here.

export interface CiiNames {
  readonly context: string;
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly delivery: string;
  readonly settlement: string;
  readonly totals: string;
  readonly lineAgreement: string;
  readonly lineDelivery: string;
  readonly lineSettlement: string;
  readonly lineTotals: string;
  /** Percentage of a VAT category. */
  readonly rate: string;
  /** Number of a document that is referred to. */
  readonly documentNumber: string;
}

export const ciiNames: CiiNames = {
  context: 'ExchangedDocumentContext',
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  delivery: 'ApplicableHeaderTradeDelivery',
  settlement: 'ApplicableHeaderTradeSettlement',
  totals: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineAgreement: 'SpecifiedLineTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  lineTotals: 'SpecifiedTradeSettlementLineMonetarySummation',
  rate: 'RateApplicablePercent',
  documentNumber: 'IssuerAssignedID',
};

export const zugferd1Names: CiiNames = {
  context: 'SpecifiedExchangedDocumentContext',
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  delivery: 'ApplicableSupplyChainTradeDelivery',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  totals: 'SpecifiedTradeSettlementMonetarySummation',
  lineAgreement: 'SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedSupplyChainTradeSettlement',
  lineTotals: 'SpecifiedTradeSettlementMonetarySummation',
  rate: 'ApplicablePercent',
  documentNumber: 'ID',
};
